import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewAccount } from '#/modules/accounts/accounts.ts'
import { giveMobile } from '#/modules/accounts/contacts.ts'
import { askForCode, lastCode, newBrowser, type SmsWorld, smsWorld } from '#/modules/codes/test-world/sms-world.ts'
import type { Browser } from '#/modules/verification/test-world/browser.ts'
import type { World } from '#/test-world/world.ts'
import { accountWith, logIn } from '../test-world/log-in.ts'
import { ownCalls } from '../test-world/own-calls.ts'
import { mintSignInCode } from '../use-cases/mint-sign-in-code.ts'

const password = ' Mận chín đỏ 🍒 '
const daySeconds = 86_400

let s: SmsWorld
let w: World
beforeAll(async () => {
  s = await smsWorld()
  w = s.w
})
afterAll(() => s[Symbol.asyncDispose]())

async function setForced(isOn: boolean): Promise<void> {
  const { flags, tree } = w.settings.current('whitelabel')
  const others = tree.filter(({ modId }) => modId !== 'FORCED_PASSWORD_CHANGE')
  await w.set('whitelabel', {
    flags,
    tree: [...others, { modId: 'FORCED_PASSWORD_CHANGE', enabled: isOn ? '1' : '0' }],
  })
}

let accounts = 0
/** An account with a mobile number. */
async function newAccount(typed: string, given: Partial<NewAccount> = {}) {
  const { username = `member${accounts}` } = given
  const id = await accountWith(w, username, typed, given)
  const digits = `09123450${String(++accounts).padStart(2, '0')}`
  await w.database.transaction((tx) => giveMobile(tx, w.personal, id, `+84${digits.slice(1)}`))
  return { id, digits, login: { username, password: typed } }
}

/** What the one call answers that a session must have, and one that serves visitors too. */
async function reach(from: Browser, token: string) {
  const headers = { cookie: `sid=${from.cookies.get('sid')}`, token }
  const ask = async (url: string) => (await w.app.portal.inject({ url, headers })).json().code
  return { own: await ask(calls.memberInfo.path), favourites: await ask(calls.favouriteIds.path) }
}

const kinds = {
  weak: { given: { passwordIsWeak: true }, typed: password, days: 0 },
  'handed out': { given: { mustChangePassword: true }, typed: password, days: 0 },
  'on the list': { given: {}, typed: 'iloveyou88', days: 0 },
  expired: { given: {}, typed: password, days: 30 },
  good: { given: {}, typed: password, days: 0 },
} as const
type Kind = keyof typeof kinds

const table = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  [true, false].map((isForced) => ({ kind, isForced, mustChange: isForced && kind !== 'good' })),
)

test.each(table)(
  '[ACC-04] [ACC-21] a password that is $kind, forced: $isForced; by SMS nothing is said of it, and no browser that remembers is a way around it',
  { timeout: 60_000 },
  async ({ kind, isForced, mustChange }) => {
    const { given, typed, days } = kinds[kind]
    await setForced(isForced)
    await w.set('passwords', { expiresAfterDays: 0, changesAtFirstLogin: false, tellsUnknownNames: false })
    const account = await newAccount(typed, given)
    const { username } = account.login
    // Remembered while nothing was forced yet.
    await setForced(false)
    const remembering = newBrowser(w)
    expect((await logIn(w, remembering, { ...account.login, remember: true })).statusCode).toBe(200)
    await setForced(isForced)
    if (days > 0) {
      await w.set('passwords', { expiresAfterDays: days, changesAtFirstLogin: false, tellsUnknownNames: false })
      await w.database.transaction((tx) =>
        tx
          .updateTable('accounts')
          .set({ password_set_at: new Date(Date.now() - days * daySeconds * 1_000 - 1_000) })
          .where('id', '=', account.id)
          .execute(),
      )
    }

    const byPassword = newBrowser(w)
    const { value } = (await logIn(w, byPassword, { ...account.login, remember: true })).json()
    expect(value).toMatchObject({
      passwordIsWeak: kind !== 'good' && kind !== 'expired',
      passwordExpired: kind === 'expired',
      mustChangePassword: mustChange,
    })
    const kept = [...byPassword.cookies.keys()].some((name) => name.startsWith('rm-'))
    expect(kept).toBe(!mustChange)
    expect(await reach(byPassword, value.token)).toEqual({
      own: undefined,
      favourites: mustChange ? 'password_change_needed' : undefined,
    })

    const bySms = newBrowser(w)
    const sms = await logInBySms(bySms, account.digits)
    expect(sms).toMatchObject({ passwordIsWeak: false, passwordExpired: false, mustChangePassword: false })
    expect(await reach(bySms, sms.token)).toEqual({ own: undefined, favourites: undefined })

    const remembered = (await remembering.post(calls.rememberedLogin.path, { username })).json()
    expect(remembered.code).toBe(mustChange ? 'remembered_login_over' : undefined)
    // What is over stays so when nothing is forced any longer.
    await setForced(false)
    const again = (await remembering.post(calls.rememberedLogin.path, { username })).json()
    expect(again.code).toBe(mustChange ? 'remembered_login_over' : undefined)
  },
)

test.each([
  { days: 30, age: 30 * daySeconds - 60, isExpired: false },
  { days: 30, age: 30 * daySeconds + 1, isExpired: true },
  { days: 0, age: 9_999 * daySeconds, isExpired: false },
])('[ACC-21] with $days days a password of $age s is expired: $isExpired', async ({ days, age, isExpired }) => {
  await w.set('passwords', { expiresAfterDays: days, changesAtFirstLogin: false, tellsUnknownNames: false })
  const account = await newAccount(password)
  await w.database.transaction((tx) =>
    tx
      .updateTable('accounts')
      .set({ password_set_at: new Date(Date.now() - age * 1_000) })
      .where('id', '=', account.id)
      .execute(),
  )
  const { value } = (await logIn(w, newBrowser(w), account.login)).json()
  expect(value.passwordExpired).toBe(isExpired)
})

test('[ACC-21] a weak password is noted with the account; one that holds a name of its own is weak for that account alone', async () => {
  const weakOf = async (id: bigint) =>
    (await w.database.db.selectFrom('accounts').select('password_is_weak').where('id', '=', id).executeTakeFirst())
      ?.password_is_weak
  const typed = 'Zvexqolu7'
  const [own, other] = [await newAccount(typed, { username: 'zvexqolu' }), await newAccount(typed)]
  await logIn(w, newBrowser(w), { ...own.login, password: 'iloveyou88' })
  expect(await weakOf(own.id)).toBe(false)
  for (const { login } of [own, other]) await logIn(w, newBrowser(w), login)
  expect([await weakOf(own.id), await weakOf(other.id)]).toEqual([true, false])
})

test('[ACC-04] [ACC-21] where the merchant says so, the first login asks for another password, until there is one', async () => {
  await setForced(true)
  await w.set('passwords', { expiresAfterDays: 0, changesAtFirstLogin: true, tellsUnknownNames: false })
  const account = await newAccount(password)
  // Whoever leaves at the first login is asked at the next one.
  for (const firstTimeLogin of [true, false]) {
    const browser = newBrowser(w)
    const { value } = (await logIn(w, browser, account.login)).json()
    expect(value).toMatchObject({ firstTimeLogin, passwordExpired: false, mustChangePassword: true })
    expect(await reach(browser, value.token)).toEqual({ own: undefined, favourites: 'password_change_needed' })
  }
  const browser = newBrowser(w)
  const { token } = (await logIn(w, browser, account.login)).json().value
  const chosen = 'another good horse'
  const body = { newPassword: chosen, confirmNewPassword: chosen }
  const headers = { cookie: `sid=${browser.cookies.get('sid')}`, token }
  expect((await ownCalls(w, { headers })(calls.changePassword, body)).json().code).toBeUndefined()
  const again = newBrowser(w)
  const { value } = (await logIn(w, again, { ...account.login, password: chosen })).json()
  expect(value).toMatchObject({ firstTimeLogin: false, passwordIsWeak: false, mustChangePassword: false })
  expect(await reach(again, value.token)).toEqual({ own: undefined, favourites: undefined })
})

/** Signs in by a code to the account's number. */
async function logInBySms(from: Browser, digits: string) {
  const before = s.gateway.deliveries.length
  await askForCode(w, digits)
  await s.gateway.arrived(before + 1)
  const code = { countryDialingCode: '84', mobileNum: digits, verificationCode: lastCode(s.gateway) }
  return (await from.postSealed(calls.login.path, { type: 'sms', ...code })).json().value
}

/** Signs in by a code that customer service minted. */
async function redeemCode(from: Browser, username: string) {
  const { code } = await w.database.transaction((tx) => mintSignInCode(tx, username))
  return (await from.post(calls.redeemHandoff.path, { code })).json().value
}

test.each(['sms', 'code'])(
  '[ACC-04] [ACC-21] a first login by %s asks for nothing, but the password is still changed at the next one',
  async (by) => {
    await setForced(true)
    await w.set('passwords', { expiresAfterDays: 0, changesAtFirstLogin: true, tellsUnknownNames: false })
    const account = await newAccount(password)
    const first = newBrowser(w)
    const { token } =
      by === 'sms' ? await logInBySms(first, account.digits) : await redeemCode(first, account.login.username)
    expect(await reach(first, token)).toEqual({ own: undefined, favourites: undefined })
    const { value } = (await logIn(w, newBrowser(w), account.login)).json()
    expect(value).toMatchObject({ firstTimeLogin: false, mustChangePassword: true })
  },
)

test.each([
  ['the setting off', true, false],
  ['forced changes off', false, true],
])('[ACC-21] with %s the first login asks for no other password', async (_what, isForced, changesAtFirstLogin) => {
  await setForced(isForced)
  await w.set('passwords', { expiresAfterDays: 0, changesAtFirstLogin, tellsUnknownNames: false })
  const account = await newAccount(password)
  const { value } = (await logIn(w, newBrowser(w), account.login)).json()
  expect(value).toMatchObject({ firstTimeLogin: true, mustChangePassword: false })
})
