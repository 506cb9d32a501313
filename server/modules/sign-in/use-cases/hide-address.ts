import { isIPv6 } from 'node:net'

const mapped = '::ffff:'
const hidden = '***'

/** An address as its owner is shown it: of IPv4 without its last part, of IPv6 without all that a subscriber chooses. */
export function hideAddress(address: string): string {
  const plain = address.startsWith(mapped) ? address.slice(mapped.length) : address
  if (!isIPv6(plain)) return `${plain.slice(0, plain.lastIndexOf('.') + 1)}${hidden}`
  const [head = ''] = plain.split('::', 1)
  const groups = head === '' ? [] : head.split(':').slice(0, 3)
  return `${groups.map((group) => `${group}:`).join('')}${groups.length === 0 ? '::' : ':'}${hidden}`
}
