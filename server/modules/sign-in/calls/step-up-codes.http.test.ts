import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { failing } from '#/modules/codes/test-world/stand-in-gateway.ts'
import {
  askForStepUpCode,
  type FactorsWorld,
  factorsWorld,
  finish,
  mailedStepUpCode,
  pending,
  player,
  sentStepUpCode,
} from '../test-world/factors-world.ts'
import { sealAuthenticator } from '../use-cases/authenticator.ts'

/** One for all: whoever signs in here comes from a network of its own. */
let s: FactorsWorld
beforeAll(async () => {
  s = await factorsWorld()
})
afterAll(() => s[Symbol.asyncDispose]())

let numbers = 0
const newNumber = () => `+8490${String(++numbers).padStart(7, '0')}`
const confirmed = (address: string) => ({ address, isConfirmed: true })

const mailedCode = (begun: Parameters<typeof finish>[0]) => mailedStepUpCode(s, begun)
const sentCode = (begun: Parameters<typeof finish>[0]) => sentStepUpCode(s, begun)

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

test('codes are sent as often as limits allow, and only by ways that the account has', async () => {
  const linh = await player(s.w, { mobile: newNumber() })
  const begun = await pending(s.w, linh)
  await sentCode(begun)
  expect(outcome(await askForStepUpCode(begun, 'sms'))).toEqual([429, 'sms_too_many'])
  const answer = await askForStepUpCode(begun, 'email')
  expect(answer.json()).toMatchObject({ code: 'invalid_input', value: { fields: [{ path: '/body/method' }] } })
  const mailed = await pending(s.w, await player(s.w, { email: confirmed('often@example.com') }))
  for (let i = 0; i < 5; i++) await mailedCode(mailed)
  expect(outcome(await askForStepUpCode(mailed, 'email'))).toEqual([429, 'too_many_requests'])
})

test.each([
  ['no id', {}],
  ['a short one', { stepUp: 'A'.repeat(42) }],
  ['no proof', { stepUp: 'A'.repeat(43), method: 'sms' }],
  ['an empty proof', { stepUp: 'A'.repeat(43), method: 'sms', proof: '' }],
  ['a way of its own', { stepUp: 'A'.repeat(43), method: 'charm', proof: '123456' }],
  ['a proof of 101 characters', { stepUp: 'A'.repeat(43), method: 'sms', proof: '1'.repeat(101) }],
])('a step-up with %s is refused as it stands', async (_what, body) => {
  const answer = await newBrowser(s.w).postSealed(calls.finishStepUp.path, body)
  expect(answer.json().code).toBe('invalid_input')
})

test('[T11] neither logs nor database hold a code, a proof or a contact in clear', async () => {
  const mobile = newNumber()
  const address = 'secret.person@example.com'
  const linh = await player(s.w, { mobile, email: confirmed(address) })
  const begun = await pending(s.w, linh)
  const codes = [await sentCode(begun), await mailedCode(begun)]
  await finish(begun, 'email', codes[1] ?? '')
  const logged = JSON.stringify(s.w.logs)
  for (const secret of [mobile, address, begun.stepUp, ...codes]) expect(logged).not.toContain(secret)
  const { db } = s.w.database
  const rows = [
    await db.selectFrom('pending_sign_ins').selectAll().execute(),
    await db.selectFrom('mail_codes').selectAll().execute(),
    await db.selectFrom('sms_codes').selectAll().execute(),
    await db.selectFrom('account_emails').selectAll().execute(),
  ]
  const kept = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  for (const secret of [mobile, address, begun.stepUp]) {
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(Buffer.from(secret).toJSON().data.join(','))
  }
})

test('[T11] an authenticator is asked for before anything weaker is offered in its place', async () => {
  const linh = await player(s.w, { email: { address: 'weak@example.com', isConfirmed: false }, bankAccountName: 'A B' })
  const sealed_secret = sealAuthenticator(new Uint8Array(32), linh.id, new Uint8Array(20))
  await s.w.database.transaction((tx) =>
    tx.insertInto('authenticators').values({ account_id: linh.id, sealed_secret }).execute(),
  )
  expect((await pending(s.w, linh)).ways).toEqual([{ method: 'authenticator' }])
})

test('a step-up says so while its codes can’t be sent', async () => {
  const begun = await pending(s.w, await player(s.w, { mobile: newNumber(), email: confirmed('failing@example.com') }))
  s.gateway.answer(failing)
  s.mail.answer({ command: 'MAIL', reply: '554 no' })
  // Three failures in a row close either way for a while.
  for (let i = 0; i < 3; i++) {
    const other = await pending(s.w, await player(s.w, { mobile: newNumber(), email: confirmed(`f${i}@example.com`) }))
    await askForStepUpCode(other, 'sms')
    await askForStepUpCode(other, 'email')
  }
  const asked = async (method: string) => outcome(await askForStepUpCode(begun, method)).at(1)
  // Each message is tried several times before it counts as failed.
  const patiently = { timeout: 20_000, interval: 200 }
  await expect.poll(() => asked('sms'), patiently).toBe('sms_not_sent')
  await expect.poll(() => asked('email'), patiently).toBe('mail_not_sent')
})
