import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import {
  foreignChain,
  foreignRound,
  foreignSignature,
  publishedRound,
  publishedSignature,
} from '@banyan/rules/lottery/test-world/published-draws.ts'
import { expect, test } from 'vitest'
import { SignatureThread } from './signature-thread.ts'

test('[LOT-07] signatures are checked in a thread, each under its own chain', async () => {
  await using thread = new SignatureThread()
  const verdicts = await Promise.all([
    thread.isSigned(publishedRound, publishedSignature, quicknet),
    thread.isSigned(publishedRound + 1, publishedSignature, quicknet),
    thread.isSigned(foreignRound, foreignSignature, foreignChain),
    thread.isSigned(foreignRound, foreignSignature, quicknet),
    thread.isSigned(publishedRound, 'rubbish', quicknet),
  ])
  expect(verdicts).toEqual([true, false, true, false, false])
})

test('a thread that ends leaves nobody waiting, and the next question starts another', async () => {
  const program = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)
  await using dying = new SignatureThread(program('throw new Error("planted")'))
  for (let tries = 0; tries < 2; tries++)
    await expect(dying.isSigned(publishedRound, publishedSignature, quicknet)).rejects.toThrow('ended')
})
