import { hashBytes, isHex } from './fair-draws/hex.ts'

/** A beacon of drand's kind: its identity, the key that checks its signatures, and its clock. */
export interface BeaconChain {
  /** What enters each draw, as hexadecimal. */
  readonly chainHash: string
  /** A compressed point of G2, as hexadecimal. */
  readonly publicKey: string
  readonly periodSeconds: number
  /** Unix time of round 1. */
  readonly genesisSeconds: number
}

/** drand's chain "quicknet", pinned: no relay is asked which chain, key or clock it is. */
export const quicknet: BeaconChain = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  periodSeconds: 3,
  genesisSeconds: 1_692_803_367,
}

const publicKeyBytes = 96
/** Of a period and of a moment, as the verifier script has it: ten digits. */
const secondsAtMost = 9_999_999_999

/** Whether a value can be the number of a round. */
export function isRound(round: unknown): round is number {
  return typeof round === 'number' && Number.isSafeInteger(round) && round >= 1
}

/** Whether a value has the form of a chain; whether its key is a point shows when a signature is checked. */
export function isBeaconChain(value: unknown): value is BeaconChain {
  if (typeof value !== 'object' || value === null) return false
  const { chainHash, publicKey, periodSeconds, genesisSeconds } = value as Partial<Record<keyof BeaconChain, unknown>>
  if (!isHex(chainHash, hashBytes) || !isHex(publicKey, publicKeyBytes)) return false
  return isSeconds(periodSeconds) && isSeconds(genesisSeconds)
}

/** Whether a chain is quicknet in every part. */
export function isQuicknet(chain: BeaconChain): boolean {
  return (Object.keys(quicknet) as (keyof BeaconChain)[]).every((part) => chain[part] === quicknet[part])
}

/** Whether a chain has quicknet's name or key without being quicknet: with another clock, an old round would look new. */
export function posesAsQuicknet(chain: BeaconChain): boolean {
  const hasOwn = chain.chainHash === quicknet.chainHash || chain.publicKey === quicknet.publicKey
  return hasOwn && !isQuicknet(chain)
}

function isSeconds(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= secondsAtMost
}
