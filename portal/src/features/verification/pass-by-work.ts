import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import { request } from '#/src/api/request.ts'
import { findProof } from './slider/find-proof.ts'

/** A pass without any picture, for a longer proof of work. */
export async function passByWork(purpose: VerificationPurpose, signal: AbortSignal): Promise<string> {
  const { challenge, work } = await request('sliderChallenge', { purpose, kind: 'work' }, { signal })
  const proof = await findProof(work, signal)
  return (await request('solveSlider', {}, { signal, body: { challenge, work: proof } })).passToken
}
