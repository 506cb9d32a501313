import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { type World, world } from '#/test-world/world.ts'
import { agentWithCode } from '../test-world/inviting.ts'
import { outcome } from '../test-world/registration-world.ts'

const refused = [422, 'invitation_code_error']

const ask = async (w: World, code: string, domain?: string, from = newBrowser(w)) =>
  await from.get(calls.affiliate.path, { code, ...(domain !== undefined && { domain }) })

test('[ACC-11] an agent’s code is good, in small letters and with spaces around it too; nothing is told of it', async () => {
  await using w = await world()
  await agentWithCode(w, { code: 'AGENT2' })
  for (const code of ['AGENT2', 'agent2', ' Agent2 ']) {
    const answer = await ask(w, code)
    expect(answer.json()).toEqual({ success: true, value: {} })
  }
  expect(await w.database.db.selectFrom('affiliate_codes').select('uses').execute()).toEqual([{ uses: 0 }])
})

test('[ACC-11] whatever is wrong with a code is answered alike', async () => {
  await using w = await world()
  const past = new Date(Date.now() - 1_000)
  await agentWithCode(w, { code: 'PASSED22', expiresAt: past })
  await agentWithCode(w, { code: 'USEDUP2', maxUses: 0 })
  await agentWithCode(w, { code: 'DQMANN2', domain: 'agent.example.com' })
  for (const state of ['paused', 'deleted'] as const) {
    const { code } = await agentWithCode(w)
    await w.database.transaction((tx) =>
      tx.updateTable('affiliate_codes').set({ state }).where('code', '=', code).execute(),
    )
    expect(outcome(await ask(w, code)), state).toEqual(refused)
  }
  const { ownerId, code } = await agentWithCode(w)
  await w.database.transaction((tx) => suspendAccount(tx, ownerId))
  for (const wrong of [
    code,
    'PASSED22',
    'USEDUP2',
    'DQMANN2',
    'NQBQDY2',
    '',
    'AGENT',
    'AGENT0',
    "'; drop table",
    'É'.repeat(40),
  ])
    expect(outcome(await ask(w, wrong)), wrong).toEqual(refused)
  expect(outcome(await ask(w, 'DQMANN2', 'other.example.com'))).toEqual(refused)
  expect(outcome(await ask(w, 'DQMANN2', 'agent.example.com'))).toEqual([200])
  expect(outcome(await ask(w, 'A'.repeat(41)))[1]).toBe('invalid_input')
})

test('[ACC-11] a code is over when its time is', async () => {
  await using w = await world()
  const { code } = await agentWithCode(w, { expiresAt: new Date(Date.now() + 3_600_000) })
  expect(outcome(await ask(w, code))).toEqual([200])
  await w.moveClock(3_601)
  expect(outcome(await ask(w, code))).toEqual(refused)
})

test('[ACC-11] a network may ask 20 times an hour, whatever is answered', async () => {
  await using w = await world()
  const { code } = await agentWithCode(w)
  const from = newBrowser(w)
  for (let at = 0; at < 20; at++)
    expect(outcome(await ask(w, at % 2 ? code : 'NQBQDY2', undefined, from))).toEqual(at % 2 ? [200] : refused)
  const answer = await ask(w, code, undefined, from)
  expect(outcome(answer)).toEqual([429, 'too_many_requests'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_500)
  // A neighbour in the same network, and then somebody else.
  const neighbour = from.at(from.address.replace(/\d+$/, '77'))
  expect(outcome(await neighbour.get(calls.affiliate.path, { code }))).toEqual([429, 'too_many_requests'])
  expect(outcome(await ask(w, code))).toEqual([200])
  await w.moveClock(3_601)
  expect(outcome(await ask(w, code, undefined, from))).toEqual([200])
})
