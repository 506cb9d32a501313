import { BlockList, isIP } from 'node:net'

/** A predicate of addresses: those in one of the ranges, or all of them where none is given. */
export function sourceCheck(ranges: readonly string[]): (address: string) => boolean {
  if (ranges.length === 0) return () => true
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/', 2)
    const family = isIP(address)
    list.addSubnet(address, Number(bits ?? (family === 4 ? 32 : 128)), family === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
  }
}
