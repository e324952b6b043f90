/** What browsers of 2021 lack and this app uses. */

/** Safari has `at` since 15.4. */
function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index]
}

for (const { prototype } of [Array, String]) {
  if (!('at' in prototype)) Object.defineProperty(prototype, 'at', { value: at, writable: true, configurable: true })
}

/** So has Object. */
const objects: object = Object
if (!('hasOwn' in objects)) {
  const value = (of: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(of, key)
  Object.defineProperty(objects, 'hasOwn', { value, writable: true, configurable: true })
}
