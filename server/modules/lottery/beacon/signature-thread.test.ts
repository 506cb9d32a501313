import { type BeaconChain, quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import {
  foreignChain,
  foreignRound,
  foreignSignature,
  publishedRound,
  publishedSignature,
} from '@banyan/rules/lottery/test-world/published-draws.ts'
import { expect, test } from 'vitest'
import { signatureThread } from './signature-thread.ts'

test('[LOT-07] signatures are checked in a thread, each under its own chain', async () => {
  await using thread = signatureThread()
  const isSigned = (round: number, signature: string, chain: BeaconChain) => thread.ask({ round, signature, chain })
  const verdicts = await Promise.all([
    isSigned(publishedRound, publishedSignature, quicknet),
    isSigned(publishedRound + 1, publishedSignature, quicknet),
    isSigned(foreignRound, foreignSignature, foreignChain),
    isSigned(foreignRound, foreignSignature, quicknet),
    isSigned(publishedRound, 'rubbish', quicknet),
  ])
  expect(verdicts).toEqual([true, false, true, false, false])
})
