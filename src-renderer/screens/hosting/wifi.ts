/** What a QR code has to say so that a phone joins a Wi-Fi. */

const escaped = (text: string) => text.replace(/[\\;,:"]/g, (letter) => `\\${letter}`)

export const wifiText = ({ name, password }: { readonly name: string; readonly password: string }): string =>
  password === '' ? `WIFI:T:nopass;S:${escaped(name)};;` : `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`
