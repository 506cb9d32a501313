import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'
import { suspendAccount } from '../use-cases/work-on-member.ts'

type Headers = Record<string, string>

async function mint(w: World, headers: Headers): Promise<string> {
  const answer = await w.app.portal.inject({ method: 'POST', url: calls.handoff.path, headers })
  return answer.json().value.code
}

const redeem = (w: World, code: string, headers: Headers = {}) =>
  w.app.portal.inject({ method: 'POST', url: calls.redeemHandoff.path, headers, payload: { code } })

const ask = (w: World, code: string) =>
  w.app.portal.inject({ method: 'POST', url: calls.handoffAccount.path, payload: { code } })

test('[SYS-04] a code signs in once, with a session of its own', async () => {
  await using w = await world()
  const first = await w.signIn({ username: 'Linh', nickname: 'Sen' })
  const code = await mint(w, first.headers)
  expect((await ask(w, code)).json().value).toEqual({ nickname: 'Sen' })
  const answer = await redeem(w, code)
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const headers = { cookie: cookie.split(';', 1)[0] ?? '', token: answer.json().value.token }
  expect(headers.token).not.toBe(first.token)
  for (const session of [headers, first.headers]) {
    const info = await w.app.portal.inject({ url: calls.memberInfo.path, headers: session })
    expect(info.json().value.account).toBe('Linh')
  }
  for (const again of [await redeem(w, code), await ask(w, code)])
    expect(again.json()).toMatchObject({ code: 'sign_in_code_invalid' })
})

test('on https the cookie of a new session is secure', async () => {
  await using w = await world({ publicUrl: 'https://play.example.com' })
  const { headers } = await w.signIn()
  const answer = await redeem(w, await mint(w, headers))
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test("[SYS-04] the browser's session before ends, and so does its token", async () => {
  await using w = await world()
  const linh = await w.signIn()
  const minh = await w.signIn()
  const before = await w.app.portal.inject({ url: calls.memberInfo.path, headers: minh.headers })
  expect(before.statusCode).toBe(200)
  await redeem(w, await mint(w, linh.headers), { cookie: minh.headers.cookie })
  const after = await w.app.portal.inject({ url: calls.memberInfo.path, headers: minh.headers })
  expect(after.json()).toMatchObject({ code: 'not_logged_in' })
})

test('[SYS-04] a code is refused after 60 s, after the next one, after logout, and when its account is suspended', async () => {
  await using w = await world()
  const refused = async (code: string) => expect((await redeem(w, code)).json().code).toBe('sign_in_code_invalid')

  const { headers, accountId } = await w.signIn()
  const late = await mint(w, headers)
  await w.moveClock(60)
  await refused(late)

  const replaced = await mint(w, headers)
  const next = await mint(w, headers)
  await refused(replaced)
  expect((await ask(w, next)).statusCode).toBe(200)

  const second = await w.signIn(accountId)
  const ofEnded = await mint(w, second.headers)
  await w.app.portal.inject({ method: 'DELETE', url: calls.logout.path, headers: second.headers })
  await refused(ofEnded)

  await w.database.transaction((tx) => suspendAccount(tx, accountId))
  await refused(next)
  await refused('A'.repeat(27))
})

test('a code that its own browser redeems takes the place of the session that minted it', async () => {
  await using w = await world()
  const { headers, accountId } = await w.signIn()
  const answer = await redeem(w, await mint(w, headers), { cookie: headers.cookie })
  expect(answer.statusCode).toBe(200)
  const live = await w.database.db
    .selectFrom('sessions')
    .select('id_hash')
    .where('account_id', '=', accountId)
    .execute()
  expect(live).toHaveLength(1)
})

test('[OPS-04] neither code nor session is in the database or the logs as it is', async () => {
  await using w = await world()
  const { headers, id } = await w.signIn()
  const code = await mint(w, headers)
  const answer = await redeem(w, code)
  const [row] = await w.database.db.selectFrom('handoff_codes').selectAll().execute()
  expect(row).toBeUndefined()
  for (const secret of [code, id, headers.token, answer.json().value.token])
    expect(JSON.stringify(w.logs)).not.toContain(secret)
})
