import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { password, pending, player } from '#/modules/sign-in/test-world/factors-world.ts'
import { ownCalls } from '#/modules/sign-in/test-world/own-calls.ts'
import { world } from '#/test-world/world.ts'

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

test('where nobody delivers messages none is sent, and none is offered as a way to sign in', async () => {
  await using w = await world()
  const email = { address: 'linh@example.com', isConfirmed: true }
  const linh = await player(w, { mobile: '+84912345678', email })
  const own = ownCalls(w, await w.signIn(linh.id))
  expect(outcome(await own(calls.ownSms, { purpose: 'confirm' }))).toEqual([503, 'sms_not_sent'])
  const another = { email: 'another@example.com', password }
  expect(outcome(await own(calls.changeEmail, another))).toEqual([503, 'mail_not_sent'])
  await w.set('stepUp', { enabled: true, knownForDays: 30, trustsKnownDevices: true })
  expect(outcome((await pending(w, linh)).answer)).toEqual([403, 'step_up_unavailable'])
})
