import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForCode, lastCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import {
  askForStepUpCode,
  type FactorsWorld,
  factorsWorld,
  finish,
  mailedStepUpCode,
  otherThan,
  password,
  pending,
  player,
  sentStepUpCode,
} from '../test-world/factors-world.ts'
import { logIn } from '../test-world/log-in.ts'
import { suspendAccount } from '../use-cases/work-on-member.ts'

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
const over = [401, 'step_up_over']
const wrong = [422, 'step_up_wrong']

test('[ACC-19] from an unknown address a password opens nothing, until a code finishes the sign-in', async () => {
  const linh = await player(s.w, { mobile: '+84912345678' })
  const begun = await pending(s.w, linh, newBrowser(s.w), { remember: true })
  expect(outcome(begun.answer)).toEqual([401, 'step_up_needed'])
  expect(begun.ways).toEqual([{ method: 'sms', to: '+84 91* *** 678' }])
  // Nobody is told anything of the account before it has passed.
  expect(begun.answer.body).not.toContain(linh.username)
  expect([...begun.from.cookies.keys()]).toEqual(['asker'])
  expect((await begun.from.get(calls.sessionToken.path)).json().value).toEqual({ token: null })
  const known = await s.w.database.db
    .selectFrom('known_devices')
    .where('account_id', '=', linh.id)
    .selectAll()
    .execute()
  expect(known).toEqual([])

  const code = await sentCode(begun)
  expect(outcome(await finish(begun, 'sms', otherThan(code)))).toEqual(wrong)
  const { value } = (await finish(begun, 'sms', code)).json()
  expect(value).toMatchObject({ account: linh.username, mustChangePassword: false, passwordIsWeak: false })
  expect([...begun.from.cookies.keys()].some((name) => name.startsWith('rm-'))).toBe(true)
  expect((await begun.from.get(calls.sessionToken.path)).json().value).toEqual({ token: value.token })
  // Its network is known now, with another browser too; the next one is not.
  const { address } = begun.from
  expect((await logIn(s.w, newBrowser(s.w).at(address), { username: linh.username, password })).statusCode).toBe(200)
  expect(outcome((await pending(s.w, linh)).answer)).toEqual([401, 'step_up_needed'])
  expect(outcome(await finish(begun, 'sms', code))).toEqual(over)

  const noted = await s.w.database.db
    .selectFrom('sign_ins')
    .select(['method', 'result', 'step_up'])
    .where('account_id', '=', linh.id)
    .orderBy('id')
    .execute()
  const row = (result: string, step_up: string | null) => ({ method: 'password', result, step_up })
  expect(noted).toEqual([row('stepUp', null), row('entered', 'sms'), row('entered', null), row('stepUp', null)])
})

test('[ACC-19] a code by mail finishes a sign-in, and lets a known device in from anywhere', async () => {
  const linh = await player(s.w, { email: confirmed('linh.tran@example.com') })
  const begun = await pending(s.w, linh)
  expect(begun.ways).toEqual([{ method: 'email', to: 'l***@e***.com' }])
  expect((await finish(begun, 'email', await mailedCode(begun))).statusCode).toBe(200)
  const elsewhere = begun.from.at(newBrowser(s.w).address)
  expect((await logIn(s.w, elsewhere, { username: linh.username, password })).statusCode).toBe(200)
  await s.w.set('stepUp', { enabled: true, knownForDays: 30, trustsKnownDevices: false })
  expect((await logIn(s.w, elsewhere, { username: linh.username, password })).json().code).toBe('step_up_needed')
  await s.w.set('stepUp', { enabled: true, knownForDays: 30, trustsKnownDevices: true })
})

test('[ACC-19] the ways are those that the account has, the weak ones only where there is nothing better', async () => {
  const ways = async (factors: Parameters<typeof player>[1]) =>
    (await pending(s.w, await player(s.w, factors))).ways.map(({ method }) => method)
  const unconfirmed = (address: string) => ({ address, isConfirmed: false })
  const bankAccountName = 'NGUYEN VAN DUC'
  expect(await ways({ mobile: newNumber(), email: confirmed('a1@example.com'), bankAccountName })).toEqual([
    'sms',
    'email',
  ])
  expect(await ways({ mobile: newNumber(), email: unconfirmed('a2@example.com') })).toEqual(['sms'])
  expect(await ways({ email: unconfirmed('a3@example.com'), bankAccountName })).toEqual(['email'])
  expect(await ways({ bankAccountName })).toEqual(['bankAccountName'])
  const bare = await player(s.w)
  expect(outcome((await pending(s.w, bare)).answer)).toEqual([403, 'step_up_unavailable'])
  const guess = await logIn(s.w, newBrowser(s.w), { username: bare.username, password: 'wrong' })
  expect(guess.json().code).toBe('wrong_credentials')
})

test('[ACC-19] the name on the bank account passes in any spelling, three times a day, and holds money and contacts', async () => {
  const duc = await player(s.w, { bankAccountName: 'Nguyễn Văn Đức' })
  const begun = await pending(s.w, duc)
  expect((await finish(begun, 'bankAccountName', ' nguyen  VAN duc')).statusCode).toBe(200)
  const holds = await s.w.database.db
    .selectFrom('account_holds')
    .select(['kind', 'until'])
    .where('account_id', '=', duc.id)
    .orderBy('kind')
    .execute()
  expect(holds.map(({ kind }) => kind)).toEqual(['contacts', 'money_out'])
  for (const { until } of holds) {
    const hours = (until.getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThan(72.1)
  }
  const again = await pending(s.w, duc)
  for (let i = 0; i < 2; i++) expect(outcome(await finish(again, 'bankAccountName', 'TRAN VAN A'))).toEqual(wrong)
  // The fourth try of the day is none, right or not.
  expect(outcome(await finish(again, 'bankAccountName', 'NGUYEN VAN DUC'))).toEqual(wrong)
})

test('[ACC-19] [ACC-21] what the password still owes is kept until the sign-in is finished', async () => {
  const linh = await player(s.w, { mobile: newNumber() }, { passwordIsWeak: true })
  const begun = await pending(s.w, linh)
  const answer = await finish(begun, 'sms', await sentCode(begun))
  expect(answer.json().value).toMatchObject({ passwordIsWeak: true })
})

test('[T11] sec/stepup-state-machine: every step skipped, repeated, of another browser or purpose is refused', async () => {
  const mobile = newNumber()
  const linh = await player(s.w, { mobile, email: confirmed('state@example.com') })
  const begun = await pending(s.w, linh)
  // Skipped: nothing was begun, or no code was asked for.
  const none = { from: newBrowser(s.w), stepUp: 'A'.repeat(43) }
  expect(outcome(await finish(none, 'sms', '123456'))).toEqual(over)
  expect(outcome(await askForStepUpCode(none, 'sms'))).toEqual(over)
  expect(outcome(await finish(begun, 'sms', '123456'))).toEqual(wrong)
  // Of another browser, of the same one elsewhere, and of none.
  const code = await sentCode(begun)
  for (const from of [
    newBrowser(s.w),
    begun.from.at(newBrowser(s.w).address),
    newBrowser(s.w).at(begun.from.address),
  ]) {
    expect(outcome(await finish({ ...begun, from }, 'sms', code))).toEqual(over)
    expect(outcome(await askForStepUpCode({ ...begun, from }, 'email'))).toEqual(over)
  }
  // By a way that the account does not have, or by a code that went another way.
  for (const method of ['bankAccountName', 'authenticator', 'recovery', 'email'])
    expect(outcome(await finish(begun, method, code))).toEqual(wrong)
  // Five tries were made by now: the sixth is none, and right or wrong no longer matters.
  expect(outcome(await finish(begun, 'sms', code))).toEqual(over)
})

test('[T11] a code is good for its own sign-in and purpose alone', async () => {
  const mobile = newNumber()
  const linh = await player(s.w, { mobile, email: confirmed('purpose@example.com') })
  const first = await pending(s.w, linh)
  const second = await pending(s.w, linh)
  const sent = await sentCode(first)
  expect(outcome(await finish(second, 'sms', sent))).toEqual(wrong)
  const mailed = await mailedCode(first)
  expect(outcome(await finish(second, 'email', mailed))).toEqual(wrong)
  // A code of the login by SMS, though it reached the same phone.
  const before = s.gateway.deliveries.length
  await s.w.moveClock(61)
  await askForCode(s.w, mobile.slice(3))
  await s.gateway.arrived(before + 1)
  expect(outcome(await finish(first, 'sms', lastCode(s.gateway)))).toEqual(wrong)
  await s.w.moveClock(0)
})

test('[ACC-19] a sign-in waits ten minutes, a code is good for five', async () => {
  const linh = await player(s.w, { email: confirmed('late@example.com') })
  const begun = await pending(s.w, linh)
  const code = await mailedCode(begun)
  await s.w.moveClock(301)
  expect(outcome(await finish(begun, 'email', code))).toEqual(wrong)
  await s.w.moveClock(601)
  expect(outcome(await finish(begun, 'email', code))).toEqual(over)
  expect(outcome(await askForStepUpCode(begun, 'email'))).toEqual(over)
  await s.w.moveClock(0)
})

test('[ACC-19] five wrong proofs of an account, to whatever sign-in, end step-ups for half an hour', async () => {
  const linh = await player(s.w, { email: confirmed('locked@example.com') })
  const first = await pending(s.w, linh)
  const second = await pending(s.w, linh)
  const code = await mailedCode(second)
  for (let i = 0; i < 5; i++) expect(outcome(await finish(first, 'email', otherThan(code)))).toEqual(wrong)
  const refused = await finish(second, 'email', code)
  expect(outcome(refused)).toEqual(over)
  expect(refused.json().value.retryAfterSeconds).toBeGreaterThan(1_700)
  expect(outcome(await askForStepUpCode(second, 'email'))).toEqual(over)
  const third = (await pending(s.w, linh)).answer
  expect(outcome(third)).toEqual([429, 'login_locked'])
  await s.w.moveClock(1_801)
  expect(outcome((await pending(s.w, linh)).answer)).toEqual([401, 'step_up_needed'])
  await s.w.moveClock(0)
})

test('[ACC-19] a network is known for so many days, and the whole network is', async () => {
  const linh = await player(s.w, { email: confirmed('days@example.com') })
  const begun = await pending(s.w, linh)
  await finish(begun, 'email', await mailedCode(begun))
  const neighbour = begun.from.address.replace(/\d+$/, '77')
  const at = (address: string) => logIn(s.w, newBrowser(s.w).at(address), { username: linh.username, password })
  expect((await at(neighbour)).statusCode).toBe(200)
  await s.w.moveClock(30 * 86_400 - 60)
  expect((await at(neighbour)).statusCode).toBe(200)
  await s.w.moveClock(30 * 86_400 + 60)
  expect((await at(neighbour)).json().code).toBe('step_up_needed')
  await s.w.moveClock(0)
})

test('[ACC-19] without an authenticator a code by SMS or a one-time code needs no more; by SMS the network is known then', async () => {
  const mobile = newNumber()
  const linh = await player(s.w, { mobile })
  const from = newBrowser(s.w)
  const before = s.gateway.deliveries.length
  await askForCode(s.w, mobile.slice(3), {}, from)
  await s.gateway.arrived(before + 1)
  const number = { countryDialingCode: '84', mobileNum: mobile.slice(3), verificationCode: lastCode(s.gateway) }
  expect((await from.postSealed(calls.login.path, { type: 'sms', ...number })).statusCode).toBe(200)
  const at = ({ address }: typeof from) => newBrowser(s.w).at(address)
  expect((await logIn(s.w, at(from), { username: linh.username, password })).statusCode).toBe(200)

  const there = newBrowser(s.w)
  const { headers } = await s.w.signIn(linh.id)
  const minted = await s.w.app.portal.inject({ method: 'POST', url: calls.handoff.path, headers: { ...headers } })
  expect((await there.post(calls.redeemHandoff.path, minted.json().value)).statusCode).toBe(200)
  // It was no step-up, so it registers no address.
  expect(outcome(await logIn(s.w, at(there), { username: linh.username, password }))).toEqual([401, 'step_up_needed'])
})

test('[ACC-19] who is suspended, or at the wrong entrance, is told before anything is sent', async () => {
  const linh = await player(s.w, { mobile: newNumber() })
  expect((await pending(s.w, linh, undefined, { entrance: 'agent' })).answer.json().code).toBe(
    'non_agents_cannot_log_in',
  )
  const begun = await pending(s.w, linh)
  const code = await sentCode(begun)
  await s.w.database.transaction((tx) => suspendAccount(tx, linh.id))
  expect(outcome(await finish(begun, 'sms', code))).toEqual([403, 'account_suspended'])
  expect((await pending(s.w, linh)).answer.json().code).toBe('account_suspended')
})
