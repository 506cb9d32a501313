import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { giveMobile } from '#/modules/accounts/contacts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { askForCode, lastCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { sealBody, sealedHeaders } from '#/test-world/sealed-body.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { type FactorsWorld, password, pending } from '../test-world/factors-world.ts'
import { lengthenLocks, logIn } from '../test-world/log-in.ts'
import { ownCalls } from '../test-world/own-calls.ts'
import { codeOfLogin, linkOf, passwordWorld, type Reachable, reachable } from '../test-world/password-world.ts'

/** One for all: every account here is its own. */
let f: FactorsWorld
beforeAll(async () => {
  f = await passwordWorld()
})
afterAll(() => f[Symbol.asyncDispose]())

const next = 'gió mùa thổi'
const isLive = async (client: Pick<SignedInClient, 'headers'>) =>
  (await ownCalls(f.w, client)(calls.memberInfo)).statusCode === 200

async function change(client: Pick<SignedInClient, 'headers'>, body: object) {
  const given = { newPassword: next, confirmNewPassword: next, ...body }
  return await ownCalls(f.w, client)(calls.changePassword, given)
}

/** What an answer says of itself, with the field that is wrong. */
const outcome = (answer: { json(): { code?: string; value?: { fields?: { path: string; rule: string }[] } } }) => {
  const { code, value } = answer.json()
  const [field] = value?.fields ?? []
  return field ? `${code} ${field.path} ${field.rule}` : code
}

async function rowOf({ id }: Pick<Reachable, 'id'>) {
  return await f.w.database.db
    .selectFrom('accounts')
    .select(['password_is_weak', 'must_change_password', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('[ACC-16] a new password renews the session that asks, and ends whatever the old one has let in', async () => {
  const who = await reachable(f.w)
  const [own, other] = [await f.w.signIn(who.id), await f.w.signIn(who.id)]
  const remembering = newBrowser(f.w)
  await logIn(f.w, remembering, { username: who.username, password, remember: true })
  const code = await linkOf(f, who)
  await f.w.set('stepUp', { enabled: true, knownForDays: 30, trustsKnownDevices: true })
  const waiting = await pending(f.w, who)
  await f.w.set('stepUp', { enabled: false, knownForDays: 30, trustsKnownDevices: true })
  expect(waiting.stepUp).not.toBe('none')

  const mails = f.mail.deliveries.length
  const answer = await change(own, { oldPassword: password })
  const { token } = answer.json().value
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';', 1)
  expect(token).not.toBe(own.token)
  expect(cookie).not.toBe(own.headers.cookie)
  expect(await isLive({ headers: { cookie, token } })).toBe(true)
  for (const ended of [own, other]) expect(await isLive(ended)).toBe(false)
  const remembered = await remembering.post(calls.rememberedLogin.path, { username: who.username })
  expect(remembered.json().code).toBe('remembered_login_over')
  const link = await newBrowser(f.w).post(calls.resetAccount.path, { code })
  expect(link.json().code).toBe('reset_code_invalid')
  const finished = await waiting.from.postSealed(calls.finishStepUp.path, {
    stepUp: waiting.stepUp,
    method: 'email',
    proof: '123456',
  })
  expect(finished.json().code).toBe('step_up_over')
  expect(await codeOfLogin(f.w, who, password)).toBe('wrong_credentials')
  expect(await codeOfLogin(f.w, who, next)).toBeUndefined()

  await f.mail.arrived(mails + 1)
  expect(f.mail.deliveries.at(-1)).toMatchObject({ to: [who.email] })
  expect(f.mail.deliveries.at(-1)?.headers.subject).toBe('Banyan Play: mật khẩu của bạn đã được đổi')
  const logged = JSON.stringify(f.w.logs)
  for (const secret of [password, next, who.email, token]) expect(logged).not.toContain(secret)
})

test('[ACC-16] an address that was never confirmed is told nothing', async () => {
  const who = await reachable(f.w, false)
  const told = await reachable(f.w)
  const mails = f.mail.deliveries.length
  for (const { id } of [who, told]) await change(await f.w.signIn(id), { oldPassword: password })
  await f.mail.arrived(mails + 1)
  expect(f.mail.deliveries.slice(mails).flatMap(({ to }) => to)).toEqual([told.email])
})

test.each([
  { what: 'no old password', body: { oldPassword: undefined }, code: 'invalid_input /body/oldPassword required' },
  { what: 'a wrong one', body: { oldPassword: 'wrong' }, code: 'wrong_password' },
  { what: 'another one the second time', body: { confirmNewPassword: `${next} ` }, code: 'inconsistent_twice' },
  { what: 'seven characters', new: 'kW8!zQ4', code: 'invalid_input /body/newPassword rule' },
  { what: 'sixty-five', new: 'kW8!zQ4rT'.repeat(8).slice(0, 65), code: 'invalid_input /body/newPassword rule' },
  { what: 'one that everybody guesses', new: 'iloveyou88', code: 'password_too_weak' },
  { what: 'one of the brand', new: 'BanyanPlay1', code: 'password_too_weak' },
  { what: 'the present one', new: password, code: 'password_used_before' },
])('[ACC-16] $what is refused with $code, and nothing changes', async ({ body, code, ...given }) => {
  const who = await reachable(f.w)
  const own = await f.w.signIn(who.id)
  const typed = given.new === undefined ? {} : { newPassword: given.new, confirmNewPassword: given.new }
  expect(outcome(await change(own, { oldPassword: password, ...typed, ...body }))).toBe(code)
  expect(await isLive(own)).toBe(true)
  expect(await codeOfLogin(f.w, who, password)).toBeUndefined()
})

test.each(['kW8!zQ4r', 'kW8!zQ4rT'.repeat(8).slice(0, 63).concat('~')])(
  '[ACC-10] [ACC-16] %s is as short, or as long, as the merchant allows',
  async (typed) => {
    const own = await f.w.signIn((await reachable(f.w)).id)
    const body = { oldPassword: password, newPassword: typed, confirmNewPassword: typed }
    expect((await change(own, body)).statusCode).toBe(200)
  },
)

test.each(['username', 'digits', 'email'] as const)('[ACC-16] its own %s is no password', async (field) => {
  const who = await reachable(f.w)
  const own = await f.w.signIn(who.id)
  const body = { oldPassword: password, newPassword: `${who[field]}1`, confirmNewPassword: `${who[field]}1` }
  expect(outcome(await change(own, body))).toBe('password_too_weak')
})

test('[ACC-16] none of the last three passwords comes back, the one before them does', async () => {
  const who = await reachable(f.w)
  const passwords = [password, 'mưa rào tháng sáu', 'nắng hạ vàng hoe', 'sương sớm đầu đông', 'lá rụng cuối thu']
  let own = await f.w.signIn(who.id)
  const set = async (oldPassword: string | undefined, typed: string | undefined) => {
    const answer = await change(own, { oldPassword, newPassword: typed, confirmNewPassword: typed })
    if (answer.statusCode === 200) own = await f.w.signIn(who.id)
    return outcome(answer)
  }
  for (const [at, typed] of passwords.slice(1).entries()) expect(await set(passwords[at], typed)).toBeUndefined()
  for (const former of passwords.slice(1)) expect(await set(passwords[4], former)).toBe('password_used_before')
  expect(await set(passwords[4], password)).toBeUndefined()
  const kept = await f.w.database.db
    .selectFrom('former_passwords')
    .select('password_hash')
    .where('account_id', '=', who.id)
    .execute()
  expect(kept).toHaveLength(3)
})

test('[ACC-22] wrong old passwords count as those of a login do, to the lock', async () => {
  const who = await reachable(f.w)
  const own = await f.w.signIn(who.id)
  for (let i = 0; i < 5; i++) expect(outcome(await change(own, { oldPassword: 'wrong' }))).toBe('wrong_password')
  await lengthenLocks(f.w)
  const locked = await change(own, { oldPassword: password })
  expect(locked.json()).toMatchObject({ code: 'login_locked', value: { retryAfterSeconds: expect.any(Number) } })
  expect(locked.statusCode).toBe(429)
})

test('[ACC-21] a session that was opened to change its password needs no old one, and reaches everything after it', async () => {
  const who = await reachable(f.w)
  await f.w.database.transaction((tx) =>
    tx
      .updateTable('accounts')
      .set({ must_change_password: true, password_is_weak: true })
      .where('id', '=', who.id)
      .execute(),
  )
  const from = newBrowser(f.w)
  const { token: before } = (await logIn(f.w, from, { username: who.username, password })).json().value
  const held = { headers: { cookie: `sid=${from.cookies.get('sid')}`, token: before } }
  expect(outcome(await ownCalls(f.w, held)(calls.favouriteIds))).toBe('password_change_needed')
  const answer = await change(held, {})
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';', 1)
  const after = { headers: { cookie, token: answer.json().value.token } }
  expect((await ownCalls(f.w, after)(calls.favouriteIds)).statusCode).toBe(200)
  expect(await rowOf(who)).toMatchObject({ password_is_weak: false, must_change_password: false })
  const again = (await logIn(f.w, newBrowser(f.w), { username: who.username, password: next })).json().value
  expect(again).toMatchObject({ passwordIsWeak: false, mustChangePassword: false })
})

test('[ACC-16] a session that is to change its password for another reason needs the old one all the same', async () => {
  const who = await reachable(f.w)
  const own = await f.w.signIn(who.id)
  expect((await ownCalls(f.w, own)(calls.notMe, {})).statusCode).toBe(200)
  expect(outcome(await ownCalls(f.w, own)(calls.favouriteIds))).toBe('password_change_needed')
  expect(outcome(await change(own, {}))).toBe('invalid_input /body/oldPassword required')
  expect(outcome(await change(own, { oldPassword: password }))).toBeUndefined()
})

test('[ACC-16] who has no password shows a code that was sent to its own number to confirm it', async () => {
  const id = await f.w.database.transaction(async (tx) => {
    const id = await createAccount(tx, anAccount({ username: 'without' }))
    await giveMobile(tx, f.w.personal, id, '+84911111111')
    return id
  })
  const own = await f.w.signIn(id)
  expect(outcome(await change(own, { oldPassword: password }))).toBe('invalid_input /body/verificationCode required')
  const sent = f.gateway.deliveries.length
  await askForCode(f.w, '0911111111')
  await f.gateway.arrived(sent + 1)
  // One for signing in confirms nothing.
  expect(outcome(await change(own, { verificationCode: lastCode(f.gateway) }))).toBe('verification_code_wrong')
  await f.w.database.transaction((tx) => tx.deleteFrom('sms_sends').execute())
  // Whoever has taken its account back can do it too.
  expect((await ownCalls(f.w, own)(calls.notMe, {})).statusCode).toBe(200)
  expect((await ownCalls(f.w, own)(calls.ownSms, { purpose: 'confirm' })).statusCode).toBe(200)
  await f.gateway.arrived(sent + 2)
  const verificationCode = lastCode(f.gateway)
  // A password that is refused does not use the code up.
  const weak = { newPassword: 'password1', confirmNewPassword: 'password1', verificationCode }
  expect(outcome(await change(own, weak))).toBe('password_too_weak')
  expect(outcome(await change(own, { verificationCode }))).toBeUndefined()
  expect(await codeOfLogin(f.w, { id, username: 'without' }, next)).toBeUndefined()
})

test('[ACC-16] an app is given a token in the place of its own, and no cookie', async () => {
  const who = await reachable(f.w)
  const { token } = await f.w.signIn(who.id, { client: 'app' })
  const payload = JSON.stringify({ oldPassword: password, newPassword: next, confirmNewPassword: next })
  const answer = await f.w.app.portal.inject({
    method: 'POST',
    url: calls.changePassword.path,
    headers: { ...sealedHeaders, authorization: `Bearer ${token}` },
    payload: await sealBody(await f.w.bodyKey(), calls.changePassword.id, payload),
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  const info = async (bearer: string) =>
    (await f.w.app.portal.inject({ url: calls.memberInfo.path, headers: { authorization: `Bearer ${bearer}` } }))
      .statusCode
  expect([await info(answer.json().value.token), await info(token)]).toEqual([200, 401])
})
