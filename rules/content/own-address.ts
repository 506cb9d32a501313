/**
 * Dots are taken out of a path, so two slashes anywhere could come to stand at its beginning, where they are another
 * host; a slash that is written as an escape may be decoded on the way. Browsers read a backslash as a slash.
 */
const ownPath = /^(?![^?#]*(\/\/|%2f|%5c))\/[\x21-\x5b\x5d-\x7e]*$/i
const place = /^#[\x21-\x5b\x5d-\x7e]*$/

/** Whether an address is a path of the portal itself, however often it is resolved. */
export function isOwnPath(address: string): boolean {
  return ownPath.test(address)
}

/** Whether an address is a path of the portal or a place in the page. */
export function isOwnAddress(address: string): boolean {
  return isOwnPath(address) || place.test(address)
}
