import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { world } from '#/test-world/world.ts'
import { PasswordHashing } from '../password-hashing.ts'
import { addOperator, codeOf, logIn, pairOf, wrongCode } from '../test-world/operator-browser.ts'
import { suspendAccount } from '../use-cases/work-on-member.ts'

/** All of an answer that a client can tell from another one. */
const told = (answer: { statusCode: number; json(): object; headers: object }) => {
  const { requestId: _, ...body } = answer.json() as { requestId: string }
  return { status: answer.statusCode, body, headers: Object.keys(answer.headers).sort() }
}

test('an operator signs in with password and code, and is told who it is and of the sign-in before', async () => {
  await using w = await world()
  const dao = await addOperator(w)
  const first = await logIn(w, { ...dao, code: await codeOf(w, dao) }, { remoteAddress: '203.0.113.7' })
  expect(first.statusCode).toBe(200)
  expect(String(first.headers['set-cookie'])).toMatch(/^osid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  const info = async (headers: Record<string, string>) =>
    (await w.app.operator.inject({ url: calls.operatorInfo.path, headers })).json().value.operator
  const owner = { username: 'dao.pham', nickname: 'dao.pham', role: 'owner', calls: ['*'] }
  expect(await info(pairOf(first))).toEqual({ ...owner, lastLogin: null })

  await w.moveClock(30)
  const second = await logIn(w, { ...dao, username: ' DAO.PHAM', code: await codeOf(w, dao) })
  expect(await info(pairOf(second))).toEqual({
    ...owner,
    lastLogin: { at: expect.stringMatching(/^\d{4}-.*Z$/), address: '203.0.113.7' },
  })
})

test('on https the cookie is secure and belongs to one origin', async () => {
  await using w = await world({ consoleUrl: 'https://console.example.com' })
  const dao = await addOperator(w)
  const answer = await logIn(w, { ...dao, code: await codeOf(w, dao) })
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-osid=[\w-]{43};.* Secure; SameSite=Strict$/)
  expect(answer.headers['strict-transport-security']).toBeTruthy()
})

test('[ACC-02] unknown names, wrong passwords, wrong codes, members and the suspended are refused alike', async () => {
  await using w = await world()
  const dao = await addOperator(w)
  const gone = await addOperator(w, 'gone')
  const passwordHash = await new PasswordHashing().hash('a member’s own')
  await w.database.transaction(async (tx) => {
    await createAccount(tx, { type: accountTypes.member, username: 'linh', passwordHash })
    const { id } = await tx.selectFrom('accounts').select('id').where('username', '=', 'gone').executeTakeFirstOrThrow()
    await suspendAccount(tx, id)
  })
  const code = await codeOf(w, dao)
  const answers = []
  for (const wrong of [
    { username: 'nobody', password: dao.password, code },
    { ...dao, password: 'wrong', code },
    { ...dao, code: await wrongCode(w, dao) },
    { ...dao, code: await codeOf(w, gone) },
    { username: 'linh', password: 'a member’s own', code },
    { ...gone, code: await codeOf(w, gone) },
  ])
    answers.push(told(await logIn(w, wrong)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
})

test.each([
  ['of this step', 0, 200],
  ['one step old', -30, 200],
  ['one step ahead', 30, 200],
  ['two steps old', -60, 401],
  ['two steps ahead', 60, 401],
])('a code that is %s: %i s, %i', async (_which, secondsOff, status) => {
  await using w = await world()
  const dao = await addOperator(w)
  // In the middle of a step, so that the requests until the code is looked at stay within it.
  const { now } = (await w.app.operator.inject(calls.operatorBodyKey.path)).json().value
  await w.moveClock(45 - (Math.floor(Date.parse(now) / 1000) % 30))
  expect((await logIn(w, { ...dao, code: await codeOf(w, dao, secondsOff) })).statusCode).toBe(status)
})

test("codes are measured by the database's clock", async () => {
  await using w = await world()
  const dao = await addOperator(w)
  const before = await codeOf(w, dao)
  await w.moveClock(3600)
  expect((await logIn(w, { ...dao, code: before })).json().code).toBe('wrong_credentials')
  expect((await logIn(w, { ...dao, code: await codeOf(w, dao) })).statusCode).toBe(200)
})

test('a code is good for one use, and so is every step before it', async () => {
  await using w = await world()
  const dao = await addOperator(w)
  const before = await codeOf(w, dao, -30)
  const code = await codeOf(w, dao)
  const answers = await Promise.all([code, code].map((each) => logIn(w, { ...dao, code: each })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  for (const used of [code, before])
    expect((await logIn(w, { ...dao, code: used })).json().code).toBe('wrong_credentials')
  await w.moveClock(60)
  expect((await logIn(w, { ...dao, code: await codeOf(w, dao) })).statusCode).toBe(200)
})

test('[ACC-22] failures lock a name out at their address and say for how long; a right sign-in forgets them', async () => {
  await using w = await world()
  const dao = await addOperator(w)
  const here = { remoteAddress: '203.0.113.7' }
  for (let i = 0; i < 5; i++)
    expect((await logIn(w, { ...dao, password: 'wrong', code: '000000' }, here)).json().code).toBe('wrong_credentials')
  const locked = await logIn(w, { ...dao, code: await codeOf(w, dao) }, here)
  expect(locked.json()).toMatchObject({ code: 'login_locked', value: { retryAfterSeconds: expect.any(Number) } })
  expect(locked.headers['retry-after']).toBe(String(locked.json().value.retryAfterSeconds))

  await w.moveClock(60)
  expect((await logIn(w, { ...dao, code: await codeOf(w, dao) }, here)).statusCode).toBe(200)
  await w.moveClock(120)
  expect((await logIn(w, { ...dao, password: 'wrong', code: '000000' }, here)).json().code).toBe('wrong_credentials')
})

test('the session before it in this browser ends', async () => {
  await using w = await world()
  const dao = await addOperator(w)
  const first = pairOf(await logIn(w, { ...dao, code: await codeOf(w, dao) }))
  await w.moveClock(30)
  await logIn(w, { ...dao, code: await codeOf(w, dao) }, { cookie: first.cookie })
  const answer = await w.app.operator.inject({ url: calls.operatorInfo.path, headers: first })
  expect(answer.json().code).toBe('not_logged_in')
})

test('no secret of an operator is in the logs or in the database in clear', async () => {
  await using w = await world()
  const dao = await addOperator(w)
  const answer = await logIn(w, { ...dao, code: await codeOf(w, dao) })
  const secret = new URL(dao.authenticator).searchParams.get('secret') ?? ''
  expect(Buffer.from(secret).length).toBe(32)
  const [row] = await w.database.db.selectFrom('authenticators').selectAll().execute()
  const [account] = await w.database.db.selectFrom('accounts').selectAll().execute()
  const kept = JSON.stringify([row, account, w.logs], (_key, value) =>
    typeof value === 'bigint'
      ? String(value)
      : value instanceof Uint8Array
        ? Buffer.from(value).toString('latin1')
        : value,
  )
  for (const hidden of [dao.password, secret, pairOf(answer).token]) expect(kept).not.toContain(hidden)
})
