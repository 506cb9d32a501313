import { isIPv4, isIPv6 } from 'node:net'

const mapped = '::ffff:'

/** Whose address it is: one address of IPv4; one subscriber owns a whole /64 of IPv6. */
export function subscriberOf(address: string): string {
  return isIPv6(address) && !address.startsWith(mapped) ? firstHalf(address) : address
}

/**
 * The network of an address, /24 or /64: it stays the same while a provider gives a visitor another address of
 * its pool, and differs for whoever was handed a cookie elsewhere.
 */
export function networkOf(address: string): string {
  const plain = address.startsWith(mapped) ? address.slice(mapped.length) : address
  return isIPv4(plain) ? `${plain.slice(0, plain.lastIndexOf('.'))}.0/24` : subscriberOf(plain)
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::', 2)
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
