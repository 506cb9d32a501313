import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { type World, world } from '#/test-world/world.ts'

const minutes = (count: number) => count * 60

async function codeOf(w: World, headers: Record<string, string>): Promise<string> {
  const answer = await w.app.portal.inject({ url: calls.memberInfo.path, headers })
  return answer.statusCode === 200 ? 'served' : answer.json().code
}

test('[ACC-22] a session that nobody uses ends after 30 minutes, one that is used goes on', async () => {
  await using w = await world()
  const idle = await w.signIn()
  const used = await w.signIn()
  await w.moveClock(minutes(29))
  expect(await codeOf(w, used.headers)).toBe('served')
  await w.moveClock(minutes(30))
  expect(await codeOf(w, idle.headers)).toBe('not_logged_in')
  expect(await codeOf(w, used.headers)).toBe('served')
  await w.moveClock(minutes(61))
  expect(await codeOf(w, used.headers)).toBe('not_logged_in')
})

test('[ACC-22] looking at prepared answers keeps a session alive too', async () => {
  await using w = await world()
  const { headers } = await w.signIn()
  for (const minute of [20, 40, 60]) {
    await w.moveClock(minutes(minute))
    expect((await w.app.portal.inject({ url: calls.gameList.path, headers })).statusCode).toBe(200)
  }
  expect(await codeOf(w, headers)).toBe('served')
})

test('[ACC-22] a session ends after 12 hours, however busy it is', async () => {
  await using w = await world()
  const { headers } = await w.signIn()
  for (let minute = 20; minute < 12 * 60; minute += 20) {
    await w.moveClock(minutes(minute))
    expect(await codeOf(w, headers)).toBe('served')
  }
  await w.moveClock(minutes(12 * 60))
  expect(await codeOf(w, headers)).toBe('not_logged_in')
})

test('[ACC-22] a trial account’s session ends after 2 hours, and an app’s that nobody uses after 30 minutes', async () => {
  await using w = await world()
  const trial = await w.signIn({ type: accountTypes.trial })
  const app = await w.signIn({}, { client: 'app' })
  const bearer = { authorization: `Bearer ${app.token}` }
  const isOpen = async (headers: Record<string, string>) =>
    (await w.app.portal.inject({ url: calls.sessionToken.path, headers })).json().value.token !== null
  for (let minute = 20; minute < 120; minute += 20) {
    await w.moveClock(minutes(minute))
    expect(await isOpen({ cookie: trial.headers.cookie })).toBe(true)
    expect(await codeOf(w, bearer)).toBe('served')
  }
  await w.moveClock(minutes(120) - 30)
  expect(await isOpen({ cookie: trial.headers.cookie })).toBe(true)
  await w.moveClock(minutes(120))
  expect(await isOpen({ cookie: trial.headers.cookie })).toBe(false)
  expect(await codeOf(w, bearer)).toBe('served')
  await w.moveClock(minutes(150))
  expect(await codeOf(w, bearer)).toBe('not_logged_in')
})

test('[ACC-22] the sixth session ends the oldest', async () => {
  await using w = await world()
  const first = await w.signIn()
  const sessions = [first]
  for (let i = 1; i <= 5; i++) sessions.push(await w.signIn(first.accountId))
  const codes = await Promise.all(sessions.map(({ headers }) => codeOf(w, headers)))
  expect(codes).toEqual(['not_logged_in', ...Array(5).fill('served')])
})

test('[ACC-18] logout ends the session on the server and takes back the cookie, and ends no other session', async () => {
  await using w = await world()
  const one = await w.signIn()
  const two = await w.signIn(one.accountId)
  expect(await codeOf(w, one.headers)).toBe('served')
  const answer = await w.app.portal.inject({ method: 'DELETE', url: calls.logout.path, headers: one.headers })
  expect(answer.json()).toEqual({ success: true, value: {} })
  expect(answer.headers['set-cookie']).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(await codeOf(w, one.headers)).toBe('not_logged_in')
  expect(await codeOf(w, two.headers)).toBe('served')
})

test('[ACC-22] an account that is suspended is signed out everywhere and can not come back', async () => {
  await using w = await world()
  const one = await w.signIn()
  const two = await w.signIn(one.accountId)
  for (const { headers } of [one, two]) expect(await codeOf(w, headers)).toBe('served')
  await w.database.transaction((tx) => suspendAccount(tx, one.accountId))
  for (const { headers } of [one, two]) expect(await codeOf(w, headers)).toBe('not_logged_in')
  await expect(w.signIn(one.accountId)).rejects.toThrow('may not sign in')
})

test('an account whose access to the portal is switched off is out at the next look', async () => {
  await using w = await world()
  const { headers, accountId } = await w.signIn()
  await w.database.transaction((tx) =>
    tx.updateTable('accounts').set({ has_portal_access: false }).where('id', '=', accountId).execute(),
  )
  expect(await codeOf(w, headers)).toBe('not_logged_in')
})
