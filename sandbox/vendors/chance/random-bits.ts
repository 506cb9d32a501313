import { createCipheriv, createHash, randomFillSync } from 'node:crypto'
import type { Bits } from './fair-draw.ts'

const bytesAtOnce = 65_536

/** Bits of the system's generator, which cannot be foreseen. */
export function systemBits(): Bits {
  return bitsOf(() => randomFillSync(Buffer.alloc(bytesAtOnce / 64)))
}

/** The same bits for the same seed, for simulations and tests: the key stream of AES in counter mode. */
export function seededBits(seed: string): Bits {
  const cipher = createCipheriv(
    'aes-128-ctr',
    createHash('sha256').update(seed).digest().subarray(0, 16),
    Buffer.alloc(16),
  )
  const zeros = Buffer.alloc(bytesAtOnce)
  return bitsOf(() => cipher.update(zeros))
}

function bitsOf(more: () => Buffer): Bits {
  let buffer: Buffer = Buffer.alloc(0)
  let at = 0
  return () => {
    if (at >= buffer.length) {
      buffer = more()
      at = 0
    }
    at += 4
    return buffer.readUInt32LE(at - 4)
  }
}
