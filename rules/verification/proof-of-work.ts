import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'

/** Work that a server asks for: a nonce whose hash together with the salt begins with `bits` zero bits. */
export interface WorkTask {
  /** 128 random bits, hexadecimal: work that was done before is of no use. */
  readonly salt: string
  readonly bits: number
}

/** Nonces are whole numbers below this, 32 bits: at 20 bits all of them fail once in e^4096 salts. */
const nonces = 2 ** 32

/** Whether the nonce is a proof: SHA-256 over the salt and the nonce, big-endian in 4 bytes, begins with enough zeros. */
export function isProof(task: WorkTask, nonce: number): boolean {
  return proofAmong(task, nonce, 1) !== undefined
}

/**
 * The first proof among `count` nonces from `from` on. A browser asks for some thousands at a time and draws in
 * between; from 0 on it needs 2^bits of them on average.
 */
export function proofAmong({ salt, bits }: WorkTask, from: number, count: number): number | undefined {
  if (!Number.isInteger(from) || from < 0) return undefined
  // One state that has read the salt, taken up again for each nonce, takes a third of the time of a hash from nothing.
  const salted = sha256.create().update(hexToBytes(salt))
  const last = new Uint8Array(4)
  const view = new DataView(last.buffer)
  const digest = new Uint8Array(salted.outputLen)
  let hash = sha256.create()
  for (let nonce = from; nonce < Math.min(from + count, nonces); nonce++) {
    view.setUint32(0, nonce)
    hash = salted._cloneInto(hash)
    hash.update(last).digestInto(digest)
    if (leadingZeroBits(digest) >= bits) return nonce
  }
  return undefined
}

function leadingZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  // Math.clz32 counts in 32 bits, of which a byte has the last 8.
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
