import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { type BeaconChain, isRound, quicknet } from './beacon-chain.ts'
import { isHex, signatureBytes } from './fair-draws/hex.ts'

/** The tag of drand's scheme bls-unchained-g1-rfc9380 (RFC 9380 section 3.1). */
const domainTag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/**
 * Whether the network of the beacon signed this round; whatever else a relay may send is no signature. The
 * signed message is the hash of the round as eight bytes, the highest first. The library takes one spelling
 * of a point only, which matters: the randomness is the hash of the spelling.
 */
export function isBeaconSignature(round: number, signature: string, chain: BeaconChain = quicknet): boolean {
  if (!isRound(round) || !isHex(signature, signatureBytes)) return false
  const bls = bls12_381.shortSignatures
  const message = new Uint8Array(8)
  new DataView(message.buffer).setBigUint64(0, BigInt(round))
  try {
    return bls.verify(hexToBytes(signature), bls.hash(sha256(message), domainTag), hexToBytes(chain.publicKey))
  } catch {
    // The library throws for what is no point of its group, be it the signature or the key.
    return false
  }
}
