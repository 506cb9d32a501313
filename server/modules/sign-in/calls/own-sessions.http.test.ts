import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { browser } from '#/modules/verification/test-world/browser.ts'
import { world } from '#/test-world/world.ts'
import { accountWith, logIn } from '../test-world/log-in.ts'
import { ownCalls } from '../test-world/own-calls.ts'

const password = 'mận chín đỏ'

test('[ACC-22] an account lists its sessions, this one first, and ends one or all others', async () => {
  await using w = await world()
  const here = await w.signIn({}, { userAgent: 'Phone', address: '113.161.72.9' })
  const there = await w.signIn(here.accountId, { userAgent: 'x'.repeat(300), address: '2001:ee0:4f01:2::7' })
  const third = await w.signIn(here.accountId)
  const stranger = await w.signIn()
  const own = ownCalls(w, here)
  const { list } = (await own(calls.ownSessions)).json().value
  expect(list).toHaveLength(3)
  expect(list[0]).toMatchObject({ device: 'Phone', address: '113.161.72.***', country: 'VN', isThis: true })
  const other = list.find(({ device }: { device: string }) => device.startsWith('xxx'))
  expect(other).toMatchObject({ device: 'x'.repeat(200), address: '2001:ee0:4f01::***', isThis: false })
  const isIn = async (who: typeof here) => (await ownCalls(w, who)(calls.memberInfo)).statusCode === 200

  expect((await ownCalls(w, stranger)(calls.endOwnSessions, { id: other.id })).statusCode).toBe(200)
  expect(await isIn(there)).toBe(true)
  expect((await own(calls.endOwnSessions, { id: other.id })).json().value).toEqual({})
  expect(await Promise.all([here, there, third].map(isIn))).toEqual([true, false, true])
  // What has ended stays so.
  expect((await own(calls.endOwnSessions, { id: other.id })).statusCode).toBe(200)
  await own(calls.endOwnSessions, {})
  expect(await Promise.all([here, third, stranger].map(isIn))).toEqual([true, false, true])
})

test('[ACC-22] a session that time has ended is not listed', async () => {
  await using w = await world()
  const here = await w.signIn()
  await w.moveClock(31 * 60)
  const now = await w.signIn(here.accountId)
  expect((await ownCalls(w, now)(calls.ownSessions)).json().value.list).toHaveLength(1)
})

test('[MEM-02] tries to sign in are listed with their results, and the last thirty kept', async () => {
  await using w = await world()
  const id = await accountWith(w, 'Linh', password)
  const from = browser(w, '113.161.72.9')
  const linh = { username: 'Linh', password }
  expect((await logIn(w, from, { ...linh, password: 'wrong' })).json().code).toBe('wrong_credentials')
  expect((await logIn(w, from, { ...linh, remember: true })).statusCode).toBe(200)
  expect((await from.post(calls.rememberedLogin.path, { username: 'Linh' })).statusCode).toBe(200)
  const client = await w.signIn(id)
  const own = ownCalls(w, client)
  const { code } = (await own(calls.handoff)).json().value
  expect((await from.post(calls.redeemHandoff.path, { code })).statusCode).toBe(200)
  const shown = { address: '113.161.72.***', country: 'VN', stepUp: null }
  const { list } = (await own(calls.signIns)).json().value
  expect(list).toMatchObject([
    { ...shown, method: 'handoff', result: 'entered' },
    { ...shown, method: 'remembered', result: 'entered' },
    { ...shown, method: 'password', result: 'entered' },
    { ...shown, method: 'password', result: 'refused' },
  ])
  for (let i = 0; i < 30; i++) expect((await logIn(w, from, linh)).statusCode).toBe(200)
  const rows = await w.database.db.selectFrom('sign_ins').select('result').execute()
  expect(rows).toHaveLength(30)
  expect(rows.every(({ result }) => result === 'entered')).toBe(true)
})

test('[ACC-02] a name that nobody has is noted nowhere, and answered as a wrong password is', async () => {
  await using w = await world()
  await accountWith(w, 'Linh', password)
  const bodies = []
  for (const username of ['Linh', 'nobody']) {
    const { requestId, ...body } = (await logIn(w, browser(w), { username, password: 'wrong' })).json()
    expect(requestId).toBeTruthy()
    bodies.push(body)
  }
  expect(bodies[0]).toEqual(bodies[1])
  expect(await w.database.db.selectFrom('sign_ins').select('id').execute()).toHaveLength(1)
})

test('[MEM-02] "this was not me" leaves nothing that lets a browser in, and demands another password', async () => {
  await using w = await world()
  const id = await accountWith(w, 'Linh', password)
  const from = browser(w, '113.161.72.9')
  await logIn(w, from, { username: 'Linh', password, remember: true })
  const other = await w.signIn(id)
  const here = await w.signIn(id)
  expect((await ownCalls(w, here)(calls.notMe, {})).json().value).toEqual({})
  expect((await ownCalls(w, other)(calls.memberInfo)).json().code).toBe('not_logged_in')
  expect((await from.post(calls.rememberedLogin.path, { username: 'Linh' })).json().code).toBe('remembered_login_over')
  const { db } = w.database
  const left = async (table: 'known_devices' | 'known_networks' | 'remembered_logins' | 'pending_sign_ins') =>
    await db.selectFrom(table).select('account_id').execute()
  for (const table of ['known_devices', 'known_networks', 'remembered_logins', 'pending_sign_ins'] as const)
    expect(await left(table)).toEqual([])
  const must = { must_change_password: true }
  expect(await db.selectFrom('accounts').select('must_change_password').execute()).toEqual([must])
  expect(await db.selectFrom('sessions').select('must_change_password').execute()).toEqual([must])
})
