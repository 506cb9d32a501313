import { createHmac } from 'node:crypto'

/** As long as one code is shown, in milliseconds. */
export const codeStep = 30_000

/** The secret in the address that an authenticator is set up with. */
export const secretOf = (address: string): string => new URL(address).searchParams.get('secret') ?? ''

/** What an authenticator with this secret shows at a moment (RFC 6238). */
export function authenticatorCode(secret: string, moment: number): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / codeStep)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}
