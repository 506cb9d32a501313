import type { BeaconChain } from '../beacon-chain.ts'

/** The module that checks signatures. */
export interface SignatureCheck {
  readonly isBeaconSignature: (round: number, signature: string, chain?: BeaconChain) => boolean
}

/** Checks each signature once in a file of tests: a pairing takes 40 ms, and most tests show the same one. */
export function rememberedSignatures({ isBeaconSignature }: SignatureCheck): SignatureCheck {
  const known = new Map<string, boolean>()
  return {
    isBeaconSignature: (round, signature, chain) => {
      const key = `${round} ${signature} ${chain?.publicKey}`
      const isSigned = known.get(key) ?? isBeaconSignature(round, signature, chain)
      known.set(key, isSigned)
      return isSigned
    },
  }
}
