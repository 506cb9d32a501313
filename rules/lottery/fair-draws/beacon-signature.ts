import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { quicknet } from './beacon-chain.ts'

/** The tag of drand's scheme bls-unchained-g1-rfc9380 (RFC 9380 section 3.1). */
const domainTag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/**
 * Whether the network of the beacon signed this round. The signed message is the hash of the round as
 * eight bytes, the highest first. A point has one accepted spelling: the randomness is the hash of the
 * spelling, and a second one would be a second result to choose from.
 */
export function isBeaconSignature(round: number, signature: string): boolean {
  const bls = bls12_381.shortSignatures
  const message = new Uint8Array(8)
  new DataView(message.buffer).setBigUint64(0, BigInt(round))
  try {
    const point = bls.Signature.fromBytes(hexToBytes(signature))
    if (bytesToHex(bls.Signature.toBytes(point)) !== signature) return false
    return bls.verify(point, bls.hash(sha256(message), domainTag), hexToBytes(quicknet.publicKey))
  } catch {
    // The library throws for what is no point of the group.
    return false
  }
}
