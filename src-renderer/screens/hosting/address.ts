/** The address of the table, taken apart for people: the code is shown by itself. */

/** What has to be typed into a phone's browser; empty where this computer is in no network. */
export function typedAddress(url: string): string {
  const [address = ''] = url.split('#')
  return address.replace(/^http:\/\//, '').replace(/\/$/, '')
}
