import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

const bls = bls12_381.shortSignatures
/** drand's scheme bls-unchained-g1-rfc9380, which quicknet has too. */
const schemeId = 'bls-unchained-g1-rfc9380'
const domainTag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const beaconId = 'banyan-sandbox'
/** More than a key has, so that no key is likelier than another. */
const seedBytes = 48
/** Real beacons have a group of signers behind them, whose hash stands here. */
const groupHash = createHash('sha256').update(beaconId).digest()

const periodSeconds = 3
/** The start of 2020, so that a round of three years ago exists. */
const genesisSeconds = 1_577_836_800

/** What a beacon is known by; the demo's server pins it as a real one pins quicknet. */
export interface Chain {
  readonly chainHash: string
  readonly publicKey: string
  readonly periodSeconds: number
  readonly genesisSeconds: number
}

/** What a beacon says in one round. */
export interface Spoken {
  readonly round: number
  readonly randomness: string
  readonly signature: string
}

/** The key of the sandbox's beacon, made from a secret: the same secret is the same beacon. */
export class BeaconKey {
  readonly chain: Chain
  readonly #secretKey: Uint8Array

  constructor(secret: string | Uint8Array = randomBytes(32)) {
    const seed = hkdfSync('sha256', secret, '', beaconId, seedBytes)
    const { secretKey, publicKey } = bls.keygen(new Uint8Array(seed))
    this.#secretKey = secretKey
    const point = publicKey.toBytes()
    this.chain = {
      chainHash: chainHashOf({ periodSeconds, genesisSeconds, publicKey: point, groupHash, beaconId }),
      publicKey: hexOf(point),
      periodSeconds,
      genesisSeconds,
    }
  }

  /** The newest round at a moment in Unix seconds. */
  roundAt(seconds: number): number {
    return Math.floor((seconds - genesisSeconds) / periodSeconds) + 1
  }

  /** Signs the hash of the round as eight bytes, the highest first; it takes about 8 ms. */
  speak(round: number): Spoken {
    const message = Buffer.alloc(8)
    message.writeBigUInt64BE(BigInt(round))
    const point = bls.hash(createHash('sha256').update(message).digest(), domainTag)
    const signature = bls.sign(point, this.#secretKey).toBytes()
    return { round, randomness: createHash('sha256').update(signature).digest('hex'), signature: hexOf(signature) }
  }

  /** What drand answers at /info. */
  info() {
    const { chainHash, publicKey } = this.chain
    return {
      public_key: publicKey,
      period: periodSeconds,
      genesis_time: genesisSeconds,
      hash: chainHash,
      groupHash: hexOf(groupHash),
      schemeID: schemeId,
      metadata: { beaconID: beaconId },
    }
  }
}

interface ChainParts {
  readonly periodSeconds: number
  readonly genesisSeconds: number
  readonly publicKey: Uint8Array
  readonly groupHash: Uint8Array
  readonly beaconId: string
}

/** The hash of a chain as drand makes it: period (4 bytes), genesis (8 bytes), public key, group hash, beacon's name. */
export function chainHashOf(parts: ChainParts): string {
  const clock = Buffer.alloc(12)
  clock.writeUInt32BE(parts.periodSeconds)
  clock.writeBigInt64BE(BigInt(parts.genesisSeconds), 4)
  const hash = createHash('sha256').update(clock).update(parts.publicKey)
  return hash.update(parts.groupHash).update(parts.beaconId).digest('hex')
}

/** The secret in BEACON_KEY; a random one where nothing is said, undefined where it is nonsense. */
export function beaconSecretIn(given = ''): string | Uint8Array | undefined {
  if (given === '') return randomBytes(32)
  return /^[\x21-\x7e]{32,200}$/.test(given) ? given : undefined
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
