import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { askForCode, lastCode, newBrowser, smsWorld } from '#/modules/codes/test-world/sms-world.ts'
import { logIn } from '#/modules/sign-in/test-world/log-in.ts'
import { readCaptcha } from '#/modules/verification/test-world/passes.ts'
import type { World } from '#/test-world/world.ts'
import {
  askFor,
  codeToRegister,
  goodPassword,
  itsE164,
  outcome,
  plainWorld,
  register,
  registerMobile,
  switchTo,
  typedNumber,
} from '../test-world/registration-world.ts'

const accountsOf = (w: World) =>
  w.database.db.selectFrom('accounts').selectAll().where('type', 'in', [0, 1, 2, 41, 42]).execute()

async function memberInfo(w: World, cookies: ReadonlyMap<string, string>, token: string) {
  const headers = { cookie: `sid=${cookies.get('sid')}`, token }
  return (await w.app.portal.inject({ url: calls.memberInfo.path, headers })).json()
}

test('[ACC-08] whoever registers by username is signed in, with number, mail address and language kept', async () => {
  await using s = await smsWorld()
  const from = newBrowser(s.w)
  const body = {
    ...typedNumber,
    ...(await readCaptcha(s.w, from)),
    username: ' NewPlayer ',
    email: 'New.Player@Example.com',
    verificationCode: await codeToRegister(s),
    domain: 'play.example.com',
    registerUrl: 'https://play.example.com/register?x=1',
  }
  const answer = await register(s.w, body, from, { language: 'EN' })
  expect(outcome(answer)).toEqual([200])
  const { value } = answer.json()
  expect(value).toEqual({
    nickname: 'NewPlayer',
    account: 'NewPlayer',
    id: expect.stringMatching(/^[\w-]{22}$/),
    type: 0,
    language: 'EN',
    icon: 'banyan',
    token: expect.stringMatching(/^[\w-]{43}$/),
    firstTimeLogin: true,
    asksForMessagingNumber: true,
  })
  expect((await memberInfo(s.w, from.cookies, value.token)).value).toMatchObject({ account: 'NewPlayer' })
  const [account, ...others] = await accountsOf(s.w)
  expect(others).toEqual([])
  expect(account).toMatchObject({ type: 0, parent_id: null, username_key: 'newplayer', must_change_password: false })
  expect(account?.password_set_at).not.toBeNull()
  const { db } = s.w.database
  const accountId = account?.id ?? 0n
  const mobile = await db.selectFrom('account_mobiles').selectAll().executeTakeFirstOrThrow()
  expect(s.w.personal.openNumber(accountId, mobile.sealed_number)).toBe(itsE164)
  const email = await db.selectFrom('account_emails').selectAll().executeTakeFirstOrThrow()
  expect(s.w.personal.openDetail(accountId, 'email', email.sealed_address)).toBe('New.Player@Example.com')
  expect(email.confirmed_at).toBeNull()
  expect(await db.selectFrom('registrations').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    account_id: accountId,
    method: 'username',
    affiliate_code_id: null,
    referrer_id: null,
    is_self_referral: false,
    domain: 'play.example.com',
    register_url: 'https://play.example.com/register?x=1',
    address: from.address,
  })
  const { code } = await db.selectFrom('referral_codes').select('code').executeTakeFirstOrThrow()
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  const session = await db.selectFrom('sessions').select('origin').executeTakeFirstOrThrow()
  expect(session.origin).toBe('registration')
})

test('[ACC-08] without the login flag the account is made and nobody is signed in', async () => {
  await using w = await plainWorld()
  const from = newBrowser(w)
  const answer = await register(w, { username: 'newplayer', login: false }, from)
  expect(answer.json().value).toMatchObject({ account: 'newplayer', token: null, firstTimeLogin: true })
  expect([from.cookies.has('sid'), from.cookies.has('dev')]).toEqual([false, false])
  expect(await accountsOf(w)).toMatchObject([{ username: 'newplayer', first_login_at: null }])
  expect(await w.database.db.selectFrom('sessions').select('account_id').execute()).toEqual([])
})

test('[ACC-08] a session that the browser held before ends', async () => {
  await using w = await plainWorld()
  const before = await w.signIn()
  const from = newBrowser(w)
  from.cookies.set('sid', before.id)
  const { token } = (await register(w, { username: 'newplayer' }, from)).json().value
  expect((await memberInfo(w, from.cookies, token)).value.account).toBe('newplayer')
  expect((await memberInfo(w, new Map([['sid', before.id]]), before.token)).code).toBe('not_logged_in')
})

test('[ACC-08] by mobile number a name is drawn, and the code sent there proves the number', async () => {
  await using s = await smsWorld()
  const from = newBrowser(s.w)
  const body = {
    ...(await readCaptcha(s.w, from)),
    ...{ password: goodPassword, confirmPassword: goodPassword },
    verificationCode: await codeToRegister(s),
  }
  const answer = await registerMobile(s.w, body, from)
  expect(outcome(answer)).toEqual([200])
  expect(answer.json().value.account).toMatch(/^[a-z][a-z0-9]{11}$/)
  const [account] = await accountsOf(s.w)
  expect(account?.password_hash).toMatch(/^\$argon2id\$/)
  // The number is the account's from now on: a code sent there signs it in.
  await s.w.moveClock(61)
  await askForCode(s.w, typedNumber.mobileNum)
  await s.gateway.arrived(2)
  const login = { type: 'sms', ...typedNumber, verificationCode: lastCode(s.gateway) }
  const again = await newBrowser(s.w).postSealed(calls.login.path, login)
  expect(again.json().value.account).toBe(answer.json().value.account)
})

test('[SYS-07] where the switch says so a registration by mobile number has no password', async () => {
  await using s = await smsWorld()
  await switchTo(s.w, { MOBILENUMPASSREG3: false })
  await askFor(s.w, 'captcha', { enabled: false, required: false })
  const verificationCode = await codeToRegister(s)
  expect(outcome(await registerMobile(s.w, { verificationCode }))).toEqual([200])
  expect(await accountsOf(s.w)).toMatchObject([{ password_hash: null, password_set_at: null }])
})

test('[ACC-09] a number that nobody confirmed is kept, sealed, and signs nobody in', async () => {
  await using w = await plainWorld()
  await askFor(w, 'mobileNum')
  expect(outcome(await register(w, typedNumber))).toEqual([200])
  const { db } = w.database
  expect(await db.selectFrom('account_mobiles').select('account_id').execute()).toEqual([])
  const kept = await db.selectFrom('account_details').selectAll().execute()
  expect(kept.map(({ name }) => name)).toEqual(['mobileNum'])
  const [row] = kept
  expect(row && w.personal.openDetail(row.account_id, 'mobileNum', row.sealed_value)).toBe(itsE164)
  // Anybody may claim it.
  expect(outcome(await register(w, typedNumber))).toEqual([200])
})

test('[ACC-09] a payment password is hashed, and what else is asked for is kept sealed', async () => {
  await using w = await plainWorld()
  const given = {
    payeeName: 'Trần Thị Linh',
    qqNum: '1234567',
    line: 'linh.line',
    whatsapp: '84912345678',
    facebook: 'linh.tran',
    wechat: 'linh_wechat',
    idNumber: '079123456789',
  } as const
  for (const name of Object.keys(given) as (keyof typeof given)[]) await askFor(w, name)
  await askFor(w, 'paymentPassword')
  for (const paymentPassword of ['111111', '654321'])
    expect(outcome(await register(w, { ...given, paymentPassword }))).toEqual([422, 'payment_password_weak'])
  expect(outcome(await register(w, { ...given, paymentPassword: '135792' }))).toEqual([200])
  const { db } = w.database
  const kept = await db.selectFrom('account_details').selectAll().execute()
  const opened = kept.map(({ account_id: id, name, sealed_value: value }) => [
    name,
    w.personal.openDetail(id, name, value),
  ])
  expect(Object.fromEntries(opened)).toEqual(given)
  const { password_hash: hash } = await db
    .selectFrom('payment_passwords')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  expect(hash).toMatch(/^\$argon2id\$/)
})

test('[ACC-19] the network that somebody registers from is known to the account, signed in or not', async () => {
  await using w = await plainWorld()
  await w.set('stepUp', { ...w.settings.current('stepUp'), enabled: true, trustsKnownDevices: false })
  await register(w, { username: 'linhtran', login: false }, newBrowser(w).at('203.0.113.7'))
  const there = await logIn(w, newBrowser(w).at('203.0.113.99'), { username: 'linhtran', password: goodPassword })
  expect(outcome(there)).toEqual([200])
  const elsewhere = await logIn(w, newBrowser(w), { username: 'linhtran', password: goodPassword })
  expect(elsewhere.json().success).toBe(false)
})

test('[ACC-12] the number for messages is asked for where the profile has it', async () => {
  await using w = await plainWorld()
  const asks = async () => (await register(w)).json().value.asksForMessagingNumber
  expect(await asks()).toBe(true)
  const { fields } = w.settings.current('profileFields')
  const off = { enabled: false, required: false }
  await w.set('profileFields', {
    fields: fields.map((field) => (field.name === 'zalo' ? { ...field, ...off } : field)),
  })
  expect(await asks()).toBe(false)
})

test('[ACC-02] whoever registered signs in with the password, in whatever spelling of the name', async () => {
  await using w = await plainWorld()
  await register(w, { username: 'NewPlayer', login: false })
  const answer = await logIn(w, newBrowser(w), { username: 'newplayer', password: goodPassword })
  expect(answer.json().value).toMatchObject({ account: 'NewPlayer', firstTimeLogin: true, passwordIsWeak: false })
})
