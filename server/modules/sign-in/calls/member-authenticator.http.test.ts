import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForCode, lastCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import {
  authenticatorCode,
  beginStep,
  type FactorsWorld,
  factorsWorld,
  finish,
  otherThan,
  type Player,
  password,
  pending,
  player,
  signedInAs,
  withoutPassword,
} from '../test-world/factors-world.ts'
import { addOperator, logIn as operatorLogIn } from '../test-world/operator-browser.ts'
import { type OwnCalls, ownCalls } from '../test-world/own-calls.ts'

/** One for all: every account here is its own. */
let s: FactorsWorld
beforeAll(async () => {
  s = await factorsWorld()
})
beforeEach(() => beginStep(s.w))
afterAll(() => s[Symbol.asyncDispose]())

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const wrong = [422, 'authenticator_code_wrong']
const done = [200, undefined]

const codeOf = (secret: string, secondsOff = 0) => authenticatorCode(s.w, secret, secondsOff)

/** A code that no step near now has. */
async function wrongCode(secret: string): Promise<string> {
  const near = await Promise.all([-60, -30, 0, 30, 60].map((off) => codeOf(secret, off)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

/** Sets an authenticator up. */
async function setUp(own: OwnCalls): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await own(calls.startAuthenticator, { password })).json().value
  // With the step before, so that the present one is still to be used.
  const answer = await own(calls.confirmAuthenticator, { code: await codeOf(secret, -30) })
  return { secret, recoveryCodes: answer.json().value.recoveryCodes }
}

async function moneyHeldHours({ id }: Player): Promise<number> {
  const { db } = s.w.database
  const held = await db.selectFrom('account_holds').select(['kind', 'until']).where('account_id', '=', id).execute()
  expect(held.map(({ kind }) => kind)).toEqual(['money_out'])
  return ((held[0]?.until.getTime() ?? 0) - Date.now()) / 3_600_000
}

test('[MEM-02] an authenticator counts once its first code was shown, and tells ten recovery codes', async () => {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  expect((await own(calls.startAuthenticator, {})).json()).toMatchObject({
    code: 'invalid_input',
    value: { fields: [{ path: '/body/password', rule: 'required' }] },
  })
  expect(outcome(await own(calls.startAuthenticator, { password: 'wrong' }))).toEqual([422, 'wrong_password'])
  expect(outcome(await own(calls.confirmAuthenticator, { code: '123456' }))).toEqual(wrong)
  const { secret, address } = (await own(calls.startAuthenticator, { password })).json().value
  const url = new URL(address)
  expect([url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([secret, 'Banyan Play'])
  expect(decodeURIComponent(url.pathname)).toContain(linh.username)
  expect(outcome(await own(calls.confirmAuthenticator, { code: await wrongCode(secret) }))).toEqual(wrong)
  const { recoveryCodes } = (await own(calls.confirmAuthenticator, { code: await codeOf(secret) })).json().value
  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
  expect(outcome(await own(calls.startAuthenticator, { password }))).toEqual([409, 'authenticator_exists'])
  expect(outcome(await own(calls.confirmAuthenticator, { code: await codeOf(secret) }))).toEqual([
    409,
    'authenticator_exists',
  ])
})

test('[MEM-02] a secret that nobody confirms within half an hour is over', async () => {
  const linh = await player(s.w)
  const { secret } = (await (await signedInAs(s.w, linh))(calls.startAuthenticator, { password })).json().value
  await s.w.moveClock(1_900)
  const later = await signedInAs(s.w, linh)
  expect(outcome(await later(calls.confirmAuthenticator, { code: await codeOf(secret) }))).toEqual(wrong)
})

test('[ACC-19] its code finishes a sign-in once; a step that was used opens nothing', async () => {
  const linh = await player(s.w)
  const { secret } = await setUp(await signedInAs(s.w, linh))
  const begun = await pending(s.w, linh)
  expect(begun.ways.map(({ method }) => method)).toEqual(['authenticator', 'recovery'])
  const refused = [422, 'step_up_wrong']
  // The step that confirmed it was used up by that.
  expect(outcome(await finish(begun, 'authenticator', await codeOf(secret, -30)))).toEqual(refused)
  const code = await codeOf(secret)
  expect(outcome(await finish(begun, 'authenticator', code))).toEqual(done)
  const again = await pending(s.w, linh)
  expect(outcome(await finish(again, 'authenticator', code))).toEqual(refused)
  expect(outcome(await finish(again, 'authenticator', await codeOf(secret, 30)))).toEqual(done)
})

test('[ACC-19] a recovery code finishes one sign-in, however it is typed', async () => {
  const linh = await player(s.w)
  const { recoveryCodes } = await setUp(await signedInAs(s.w, linh))
  const [first = '', second = ''] = recoveryCodes
  const begun = await pending(s.w, linh)
  expect(outcome(await finish(begun, 'recovery', 'AAAAA-AAAAA'))).toEqual([422, 'step_up_wrong'])
  expect(outcome(await finish(begun, 'recovery', ` ${first.toLowerCase().replace('-', ' ')}`))).toEqual(done)
  const again = await pending(s.w, linh)
  expect(outcome(await finish(again, 'recovery', first))).toEqual([422, 'step_up_wrong'])
  // Of another account it is none.
  const other = await player(s.w)
  await setUp(await signedInAs(s.w, other))
  const foreign = await pending(s.w, other)
  expect(outcome(await finish(foreign, 'recovery', second))).toEqual([422, 'step_up_wrong'])
  expect(outcome(await finish(again, 'recovery', second))).toEqual(done)
  const { db } = s.w.database
  const left = await db.selectFrom('recovery_codes').select('code_hash').where('account_id', '=', linh.id).execute()
  expect(left).toHaveLength(8)
})

test('[ACC-19] beside it a code by SMS proves nothing: neither as a step-up nor as a sign-in from a new place', async () => {
  const linh = await player(s.w, { mobile: '+84905550001' })
  const { secret } = await setUp(await signedInAs(s.w, linh))
  const ways = ['authenticator', 'recovery']
  expect((await pending(s.w, linh)).ways.map(({ method }) => method)).toEqual(ways)

  const from = newBrowser(s.w)
  const before = s.gateway.deliveries.length
  await askForCode(s.w, '905550001', {}, from)
  await s.gateway.arrived(before + 1)
  const number = { countryDialingCode: '84', mobileNum: '905550001', verificationCode: lastCode(s.gateway) }
  const begun = await from.postSealed(calls.login.path, { type: 'sms', ...number })
  expect(outcome(begun)).toEqual([401, 'step_up_needed'])
  const { stepUp } = begun.json().value
  expect(stepUp.ways.map(({ method }: { method: string }) => method)).toEqual(ways)
  expect((await from.get(calls.sessionToken.path)).json().value).toEqual({ token: null })
  const networks = s.w.database.db.selectFrom('known_networks').where('account_id', '=', linh.id).selectAll()
  expect(await networks.execute()).toEqual([])
  expect(outcome(await finish({ from, stepUp: stepUp.id }, 'sms', '123456'))).toEqual([422, 'step_up_wrong'])
  expect(outcome(await finish({ from, stepUp: stepUp.id }, 'authenticator', await codeOf(secret)))).toEqual(done)
  expect(await networks.execute()).toHaveLength(1)
})

test('[MEM-02] it is removed by password and code; other sessions end, and money goes out a day later', async () => {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  expect(outcome(await own(calls.removeAuthenticator, { code: '123456', password }))).toEqual([404, 'factor_not_found'])
  const { secret } = await setUp(own)
  const other = await signedInAs(s.w, linh)
  const code = await codeOf(secret)
  expect(outcome(await own(calls.removeAuthenticator, { code, password: 'wrong' }))).toEqual([422, 'wrong_password'])
  expect(outcome(await own(calls.removeAuthenticator, { code: otherThan(code), password }))).toEqual(wrong)
  expect(outcome(await own(calls.removeAuthenticator, { code, password }))).toEqual(done)
  expect(outcome(await other(calls.memberInfo))).toEqual([401, 'not_logged_in'])
  expect(outcome(await own(calls.memberInfo))).toEqual(done)
  expect(await moneyHeldHours(linh)).toBeCloseTo(24, 1)
  const { db } = s.w.database
  expect(await db.selectFrom('recovery_codes').selectAll().where('account_id', '=', linh.id).execute()).toEqual([])
})

test('[MEM-02] a recovery code removes it as well; five wrong ones are all for half an hour', async () => {
  const linh = await player(s.w)
  const own = await signedInAs(s.w, linh)
  const { recoveryCodes, secret } = await setUp(own)
  const [code] = recoveryCodes
  for (let i = 0; i < 5; i++)
    expect(outcome(await own(calls.removeAuthenticator, { code: 'AAAAA-AAAAA', password }))).toEqual(wrong)
  expect(outcome(await own(calls.removeAuthenticator, { code, password }))).toEqual([429, 'login_locked'])
  await s.w.moveClock(1_900)
  const later = await signedInAs(s.w, linh)
  expect(outcome(await later(calls.removeAuthenticator, { code, password }))).toEqual(done)
  expect(JSON.stringify(s.w.logs)).not.toContain(secret)
  for (const told of recoveryCodes) expect(JSON.stringify(s.w.logs)).not.toContain(told)
})

test('whoever has no password proves itself by its number, and without one not at all', async () => {
  const bare = await player(s.w, {}, withoutPassword)
  const own = await signedInAs(s.w, bare)
  expect(outcome(await own(calls.startAuthenticator, { password }))).toEqual([422, 'wrong_password'])
  const linh = await player(s.w, { mobile: '+84912345671' }, withoutPassword)
  const here = await signedInAs(s.w, linh)
  const answer = await here(calls.startAuthenticator, { ownCode: '123456' })
  expect(outcome(answer)).toEqual([422, 'verification_code_wrong'])
})

test('an authenticator makes nobody an operator: neither to the console nor in its list', async () => {
  const linh = await player(s.w)
  const { secret } = await setUp(await signedInAs(s.w, linh))
  await addOperator(s.w, 'minh.le')
  const shown = { username: linh.username, password, code: await codeOf(secret) }
  expect(outcome(await operatorLogIn(s.w, shown))).toEqual([401, 'wrong_credentials'])
  const listed = await s.w.app.operator.inject({ url: calls.listOperators.path, headers: s.w.operatorHeaders })
  expect(listed.body).toContain('minh.le')
  expect(listed.body).not.toContain(linh.username)
  const live = await s.w.database.db.selectFrom('sessions').selectAll().where('account_id', '=', linh.id).execute()
  expect(live).toHaveLength(1)
})

test('a trial account has no authenticator', async () => {
  const own = ownCalls(s.w, await s.w.signIn({ type: 4 }))
  expect(outcome(await own(calls.startAuthenticator, { password }))).toEqual([403, 'in_need_true_account'])
})
