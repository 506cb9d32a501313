import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import { request } from '#/src/api/request.ts'
import { asOneAsker } from './as-one-asker.ts'
import { findProof } from './slider/find-proof.ts'

/** A pass without any picture, for a longer proof of work. */
export async function passByWork(purpose: VerificationPurpose, signal: AbortSignal): Promise<string> {
  const wish = { purpose, kind: 'work' } as const
  const { challenge, work } = await asOneAsker(() => request('sliderChallenge', wish, { signal }))
  const proof = await findProof(work, signal)
  return (await request('solveSlider', {}, { signal, body: { challenge, work: proof } })).passToken
}
