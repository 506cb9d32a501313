import type { BeaconChain } from '@banyan/rules/lottery/beacon-chain.ts'
import { OwnThread, threadProgram } from '#/platform/process/own-thread.ts'

/** Whether this chain's beacon signed this round. */
export interface SignatureQuestion {
  readonly round: number
  readonly signature: string
  readonly chain: BeaconChain
}

/** Checks signatures of a beacon in a thread of its own. */
export function signatureThread(): OwnThread<SignatureQuestion, boolean> {
  return new OwnThread('beacon', threadProgram('modules/lottery/beacon/check-signatures.ts', 'check-signatures'))
}
