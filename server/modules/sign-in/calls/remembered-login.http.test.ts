import { calls } from '@banyan/contract/calls.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, browser } from '#/modules/verification/test-world/browser.ts'
import { type World, world } from '#/test-world/world.ts'
import { accountWith, logIn } from '../test-world/log-in.ts'
import { suspendAccount } from '../use-cases/work-on-member.ts'

const { path } = calls.rememberedLogin
const password = 'mận chín đỏ'

let w: World
let linh: bigint
beforeEach(async () => {
  w = await world()
  linh = await accountWith(w, 'Linh', password)
})
afterEach(() => w[Symbol.asyncDispose]())

/** A browser that remembers Linh, and whose session has ended. */
async function remembering(): Promise<Browser> {
  const from = browser(w)
  await logIn(w, from, { username: 'Linh', password, remember: true })
  from.cookies.delete('sid')
  return from
}

const cookieOf = (from: Browser) => [...from.cookies].find(([name]) => name.startsWith('rm-')) ?? ['', '']
/** Another browser that holds this one's cookies as they are now. */
const copyOf = (from: Browser) => browser(w, from.address, new Map(from.cookies))

async function code(from: Browser, body: object = {}): Promise<string | undefined> {
  return (await from.post(path, { username: 'Linh', ...body })).json().code
}

const origins = async () =>
  (await w.database.db.selectFrom('sessions').select('origin').orderBy('created_at').execute()).map((row) => row.origin)

test('[ACC-07] the cookie is for a day and for no script, and tells neither name nor password', async () => {
  const answer = await logIn(w, browser(w), { username: ' LINH ', password, remember: true })
  const given = [answer.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('rm-'))
  expect(given).toMatch(/^rm-[\w-]{22}=[\w-]{22}\.[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
  const validator = /\.([\w-]{22});/.exec(given ?? '')?.[1] ?? ''
  const bytes = Buffer.from(password)
  for (const secret of [
    'linh',
    password,
    encodeURIComponent(password),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ])
    expect(given?.toLowerCase()).not.toContain(secret.toLowerCase())
  const kept = await w.database.db.selectFrom('remembered_logins').selectAll().executeTakeFirstOrThrow()
  expect(Buffer.from(kept.validator_hash).toString('latin1')).not.toContain(validator)
  expect(JSON.stringify(w.logs)).not.toContain(validator)
})

test('[ACC-07] without the tick nothing is left', async () => {
  const from = browser(w)
  await logIn(w, from, { username: 'Linh', password })
  expect(cookieOf(from)).toEqual(['', ''])
  expect(await code(from)).toBe('remembered_login_over')
})

test('[ACC-07] it signs in again and again, each time with a new validator, and the session says how', async () => {
  const from = await remembering()
  const seen = new Set([cookieOf(from)[1]])
  for (const _time of [1, 2, 3]) {
    const answer = await from.post(path, { username: 'linh ' })
    expect(answer.json().value).toMatchObject({ account: 'Linh', firstTimeLogin: false, token: expect.any(String) })
    seen.add(cookieOf(from)[1])
  }
  expect(seen.size).toBe(4)
  expect(new Set([...seen].map((value) => value.split('.')[0])).size).toBe(1)
  // Each took the place of the one before it in this browser.
  expect(await origins()).toEqual(['password', 'remembered'])
})

test('[ACC-07] a used validator ends the family and the sessions that came of it, and warns', async () => {
  const from = await remembering()
  const thief = copyOf(from)
  expect(await code(from)).toBeUndefined()
  await w.moveClock(11)
  expect(await code(thief)).toBe('remembered_login_over')
  expect(cookieOf(thief)).toEqual(['', ''])
  expect(await code(from)).toBe('remembered_login_over')
  // What the password opened stays.
  expect(await origins()).toEqual(['password'])
  const warning = w.logs.find(({ msg }) => String(msg).startsWith('a remembered login was shown again'))
  expect(warning).toMatchObject({ level: 40, accountId: String(linh) })
  expect(JSON.stringify(w.logs)).not.toContain(thief.cookies.get('asker'))
})

test('[ACC-07] two tabs that show one validator at once both come in, and their browser stays remembered', async () => {
  const from = await remembering()
  const tab = copyOf(from)
  const [, shown] = cookieOf(from)
  expect(await Promise.all([code(from), code(tab)])).toEqual([undefined, undefined])
  // One of them was given the next validator; their browser has one jar, so it is there for both.
  const given = [from, tab].filter((one) => cookieOf(one)[1] !== shown)
  expect(given).toHaveLength(1)
  await w.moveClock(60)
  for (const one of given) expect(await code(one)).toBeUndefined()
})

test('[ACC-07] it ends a day after the password was given, however often it was used', async () => {
  const from = await remembering()
  await w.moveClock(86_000)
  const answer = await from.post(path, { username: 'Linh' })
  const given = [answer.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('rm-'))
  const maxAge = Number(/Max-Age=(\d+)/.exec(given ?? '')?.[1])
  expect(maxAge).toBeGreaterThan(300)
  expect(maxAge).toBeLessThanOrEqual(400)
  await w.moveClock(86_401)
  expect(await code(from)).toBe('remembered_login_over')
})

test('[ACC-07] what is forgotten is gone from the server and the browser; logging out forgets nothing', async () => {
  const from = await remembering()
  const { token } = (await from.post(path, { username: 'Linh' })).json().value
  const headers = { cookie: `sid=${from.cookies.get('sid')}`, token }
  await w.app.portal.inject({ method: 'DELETE', url: calls.logout.path, headers })
  expect(await code(from)).toBeUndefined()
  const copy = copyOf(from)
  const forget = () => from.post(calls.forgetRememberedLogin.path, { username: 'LINH' })
  for (const _time of [1, 2]) expect((await forget()).json()).toEqual({ success: true, value: {} })
  expect(cookieOf(from)).toEqual(['', ''])
  expect(await code(copy)).toBe('remembered_login_over')
  expect(await w.database.db.selectFrom('remembered_logins').select('selector').execute()).toEqual([])
})

test('[ACC-07] a browser remembers several accounts, each for its own name', async () => {
  await accountWith(w, 'Minh', password)
  const from = await remembering()
  await logIn(w, from, { username: 'Minh', password, remember: true })
  expect([...from.cookies.keys()].filter((name) => name.startsWith('rm-'))).toHaveLength(2)
  for (const username of ['Linh', 'Minh'])
    expect((await from.post(path, { username })).json().value.account).toBe(username)
  // The cookie of one under the name of the other is nobody's.
  const [[linhs, value] = ['', ''], [minhs] = ['']] = [...from.cookies].filter(([name]) => name.startsWith('rm-'))
  from.cookies.set(minhs, value)
  from.cookies.delete(linhs)
  expect(await code(from, { username: 'Minh' })).toBe('remembered_login_over')
})

test('[ACC-07] signing in again in the same browser leaves one family', async () => {
  const from = await remembering()
  await logIn(w, from, { username: 'Linh', password, remember: true })
  expect(await w.database.db.selectFrom('remembered_logins').select('selector').execute()).toHaveLength(1)
})

test('[ACC-05] a remembered login is refused at the wrong entrance, and stays good at the right one', async () => {
  const from = await remembering()
  expect(await code(from, { entrance: 'agent' })).toBe('non_agents_cannot_log_in')
  expect(await code(from)).toBeUndefined()
})

test('[ACC-05] without access to the portal it is told so; a suspended account is remembered nowhere', async () => {
  const from = await remembering()
  const set = (what: object) =>
    w.database.transaction((tx) => tx.updateTable('accounts').set(what).where('id', '=', linh).execute())
  await set({ has_portal_access: false })
  expect(await code(from)).toBe('non_member_accounts_cannot_log_in')
  await set({ has_portal_access: true, state: 'suspended' })
  expect(await code(from)).toBe('account_suspended')
  await w.database.transaction((tx) => suspendAccount(tx, linh))
  expect(await code(from)).toBe('remembered_login_over')
})

test.each(['', 'x', 'A'.repeat(45), `${'A'.repeat(22)}.${'A'.repeat(22)}`])(
  '[ACC-07] a cookie that says %j signs nobody in',
  async (value) => {
    const from = await remembering()
    from.cookies.set(cookieOf(from)[0], value)
    expect(await code(from)).toBe('remembered_login_over')
  },
)
