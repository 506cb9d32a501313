import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldUntil } from '#/modules/accounts/holds.ts'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import { insertAuthenticator } from '../store/authenticators.ts'
import { type FactorsWorld, password } from '../test-world/factors-world.ts'
import { logIn } from '../test-world/log-in.ts'
import { codeOfLogin, forget, linkOf, passwordWorld, reachable, resetByLink } from '../test-world/password-world.ts'

/** One for all: every account here is its own. */
let f: FactorsWorld
beforeAll(async () => {
  f = await passwordWorld()
})
afterAll(() => f[Symbol.asyncDispose]())

const next = 'gió mùa thổi'
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const done = [200, undefined]
const invalid = [422, 'reset_code_invalid']
const ownerOf = async (code: string) => await newBrowser(f.w).post(calls.resetAccount.path, { code })

test('[ACC-17] a mailed link sets the password anew, once, and ends whatever the old one has let in', async () => {
  const who = await reachable(f.w)
  const other = await f.w.signIn(who.id)
  const known = newBrowser(f.w)
  await logIn(f.w, known, { username: who.username, password, remember: true })
  await f.w.database.transaction((tx) => insertAuthenticator(tx, who.id, Buffer.alloc(32)))

  const code = await linkOf(f, who)
  const mail = f.mail.deliveries.at(-1)
  expect(mail).toMatchObject({ to: [who.email] })
  expect(mail?.headers.subject).toBe('Banyan Play: đặt mật khẩu mới')
  for (const part of ['Banyan Play', `http://localhost:3000/?reset=${code}`, '30 phút', 'hãy bỏ qua email này'])
    expect(mail?.text).toContain(part)
  const hidden = `${who.username[0]}***${who.username.at(-1)}`
  for (let i = 0; i < 2; i++) expect((await ownerOf(code)).json().value).toEqual({ username: hidden })

  const answer = await resetByLink(f.w, code, next)
  expect(outcome(answer)).toEqual(done)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(outcome(await resetByLink(f.w, code, 'nắng hạ vàng hoe'))).toEqual(invalid)
  expect(outcome(await ownerOf(code))).toEqual(invalid)
  const session = await f.w.app.portal.inject({ url: calls.memberInfo.path, headers: other.headers })
  expect(session.statusCode).toBe(401)
  const remembered = await known.post(calls.rememberedLogin.path, { username: who.username })
  expect(remembered.json().code).toBe('remembered_login_over')
  const { db } = f.w.database
  const devices = await db.selectFrom('known_devices').selectAll().where('account_id', '=', who.id).execute()
  const authenticators = await db.selectFrom('authenticators').selectAll().where('account_id', '=', who.id).execute()
  expect([devices.length, authenticators.length]).toEqual([0, 1])
  const until = await heldUntil(db, who.id, 'money_out')
  const heldHours = ((until?.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(heldHours).toBeGreaterThan(23.9)
  expect(heldHours).toBeLessThanOrEqual(24)
  expect(await codeOfLogin(f.w, who, password)).toBe('wrong_credentials')
  expect(await codeOfLogin(f.w, who, next)).toBeUndefined()
  const logged = JSON.stringify(f.w.logs)
  for (const secret of [code, next, who.email]) expect(logged).not.toContain(secret)
})

test('[ACC-17] the mail is in the language that the account has chosen', async () => {
  const who = await reachable(f.w)
  await f.w.database.transaction((tx) =>
    tx.updateTable('accounts').set({ language: 'EN' }).where('id', '=', who.id).execute(),
  )
  await linkOf(f, who)
  expect(f.mail.deliveries.at(-1)?.headers.subject).toBe('Banyan Play: set a new password')
  expect(f.mail.deliveries.at(-1)?.text).toContain('within 30 minutes')
})

test('[ACC-17] an address that was never confirmed gets its link too, in whatever case it is typed', async () => {
  const who = await reachable(f.w, false)
  const before = f.mail.deliveries.length
  await forget(f.w, { username: ` ${who.username.toUpperCase()}`, email: ` ${who.email.toUpperCase()} ` })
  await f.mail.arrived(before + 1)
  expect(f.mail.deliveries.at(-1)?.to).toEqual([who.email])
})

test('[ACC-17] a new link takes the place of the one before; a fourth within the hour is not sent, and answered alike', async () => {
  const who = await reachable(f.w)
  const first = await linkOf(f, who)
  const second = await linkOf(f, who)
  expect(outcome(await ownerOf(first))).toEqual(invalid)
  const third = await linkOf(f, who)
  const answer = await forget(f.w, who)
  // Mails keep their order, so that this one comes after what would have been the fourth.
  const other = await reachable(f.w)
  await linkOf(f, other)
  expect(answer.body).toBe((await forget(f.w, { username: 'nobody', email: who.email })).body)
  expect(f.mail.deliveries.filter(({ to }) => to.includes(who.email))).toHaveLength(3)
  expect(second).not.toBe(third)
  expect(outcome(await ownerOf(third))).toEqual(done)
})

test('[ACC-17] a network asks five times an hour, whomever for', async () => {
  const from = newBrowser(f.w)
  for (let i = 0; i < 5; i++)
    expect(outcome(await forget(f.w, { username: `nobody${i}`, email: 'a@example.com' }, from))).toEqual(done)
  const sixth = await forget(f.w, await reachable(f.w), from)
  expect(outcome(sixth)).toEqual([429, 'too_many_requests'])
  expect(sixth.json().value.retryAfterSeconds).toBeGreaterThan(3500)
})

test.each([
  { what: 'another one the second time', body: { confirmNewPassword: 'another' }, code: 'inconsistent_twice' },
  { what: 'one that is too short', new: 'kW8!zQ4', code: 'invalid_input' },
  { what: 'one that everybody guesses', new: 'iloveyou88', code: 'password_too_weak' },
  { what: 'the present one', new: password, code: 'password_used_before' },
])('[ACC-17] $what is refused with $code, and the link stays good', async ({ body, code, ...given }) => {
  const who = await reachable(f.w)
  const link = await linkOf(f, who)
  expect((await resetByLink(f.w, link, given.new ?? next, body)).json().code).toBe(code)
  expect(outcome(await resetByLink(f.w, link, next))).toEqual(done)
})

test('[SYS-07] [ACC-17] no mail while the merchant has it off, or without a pass for mails', async () => {
  const who = await reachable(f.w)
  const { flags, tree } = f.w.settings.current('whitelabel')
  await f.w.set('whitelabel', { flags: { ...flags, CHNGPASSMAIL3: false }, tree })
  expect(outcome(await forget(f.w, who))).toEqual([403, 'password_reset_off'])
  await f.w.set('whitelabel', { flags, tree })
  const from = newBrowser(f.w)
  const used = await passFor(f.w, from, 'mail')
  const ask = async (passToken: string) => {
    const { username, email } = who
    return outcome(await from.post(calls.forgotByEmail.path, { username, email, passToken }))
  }
  expect(await ask(used)).toEqual(done)
  const bad = [used, await passFor(f.w, from, 'sms'), await passFor(f.w, newBrowser(f.w), 'mail')]
  for (const pass of bad) expect(await ask(pass)).toEqual([422, 'verification_required'])
})

test('[ACC-17] links that are made up, over, replaced or used are refused alike, however many are tried', async () => {
  const who = await reachable(f.w)
  const used = await linkOf(f, who)
  await resetByLink(f.w, used, next)
  const replaced = await linkOf(f, who)
  const good = await linkOf(f, who)
  const bodies = new Set<string>()
  const bad = [
    used,
    replaced,
    ...Array.from({ length: 100 }, (_, i) => `${good.slice(0, 24)}${String(i).padStart(3, '0')}`),
  ]
  for (const code of bad.filter((each) => each !== good)) {
    const { requestId, ...body } = (await ownerOf(code)).json()
    bodies.add(JSON.stringify(body))
    expect(requestId).toBeDefined()
  }
  for (const code of [used, replaced, 'A'.repeat(27)]) {
    const { requestId, ...body } = (await resetByLink(f.w, code, 'nắng hạ vàng hoe')).json()
    bodies.add(JSON.stringify(body))
    expect(requestId).toBeDefined()
  }
  expect([...bodies]).toEqual([expect.stringContaining('reset_code_invalid')])
  expect(outcome(await ownerOf(good))).toEqual(done)
  for (const code of ['', 'A'.repeat(26), `${'A'.repeat(26)}+`])
    expect((await ownerOf(code)).json().code).toBe('invalid_input')
})
