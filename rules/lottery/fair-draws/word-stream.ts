import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Words of 32 bits in a block of HMAC-SHA256. */
const wordsInBlock = 8
/** A draw of 27 prizes takes 14 blocks; a stream that needs more than this many is a fault of ours. */
const maxBlocks = 256

/** The endless dice of one draw: words of 32 bits, block after block, each block under its number. */
export function wordStream(seed: string, prefix: string): () => number {
  const key = hexToBytes(seed)
  let taken = 0
  let block = new DataView(new ArrayBuffer(0))
  return () => {
    const index = taken % wordsInBlock
    if (index === 0) {
      const number = taken / wordsInBlock
      if (number >= maxBlocks) throw new Error(`A draw asked for more than ${maxBlocks} blocks`)
      block = new DataView(hmac(sha256, key, utf8ToBytes(`${prefix}${number}`)).buffer)
    }
    taken += 1
    return block.getUint32(4 * index)
  }
}
