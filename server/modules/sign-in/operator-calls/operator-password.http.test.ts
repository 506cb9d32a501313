import { randomBytes } from 'node:crypto'
import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import { anotherAddress, asClientsSend } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { PasswordHashing } from '../password-hashing.ts'
import {
  addNewOperator,
  addOperator,
  codeOf,
  logIn,
  pairOf,
  type ShownOperator,
} from '../test-world/operator-browser.ts'
import { signInOperator } from '../use-cases/sign-in-operator.ts'

let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

const own = 'three boats on a slow river'

async function send(call: CallDefinition, headers: Record<string, string>, body?: object) {
  const json = { headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  const sent = body ? await asClientsSend(call, json, w.bodyKey) : { headers }
  const remoteAddress = anotherAddress()
  return await w.app.operator.inject({ method: call.method, url: call.path, remoteAddress, ...sent })
}

const choose = (headers: Record<string, string>, newPassword: string, confirmNewPassword = newPassword) =>
  send(calls.setOperatorPassword, headers, { newPassword, confirmNewPassword })

/** What a browser holds after a login, which tells as a tab that comes later is told whether a password is to be chosen. */
async function enter(operator: ShownOperator) {
  const answer = await logIn(w, { ...operator, code: await codeOf(w, operator) })
  const pair = pairOf(answer)
  const { mustChangePassword } = answer.json().value
  expect(await toldOf(pair)).toEqual({ token: pair.token, mustChangePassword })
  return { pair, mustChangePassword }
}

const toldOf = async ({ cookie }: { cookie: string }) => (await send(calls.operatorToken, { cookie })).json().value

test('[ACC-21] an operator whom another one made reaches nothing before it has chosen a password', async () => {
  const dao = await addNewOperator(w, 'dao')
  const { pair: first, mustChangePassword } = await enter(dao)
  expect(mustChangePassword).toBe(true)
  expect((await send(calls.operatorInfo, first)).json().value.operator.username).toBe('dao')
  for (const [call, body] of [
    [calls.operatorOverview],
    [calls.listOperators],
    [calls.addOperator, { username: 'x.y' }],
  ] as const)
    expect((await send(call, first, body)).json().code).toBe('password_change_needed')

  const chosen = await choose(first, own)
  expect(chosen.statusCode).toBe(200)
  const next = pairOf(chosen)
  expect(next.cookie).not.toBe(first.cookie)
  expect((await send(calls.operatorInfo, first)).json().code).toBe('not_logged_in')
  expect(await toldOf(next)).toMatchObject({ mustChangePassword: false })
  expect((await send(calls.operatorOverview, next)).statusCode).toBe(200)

  await w.moveClock(30)
  expect((await logIn(w, { ...dao, code: await codeOf(w, dao) })).json().code).toBe('wrong_credentials')
  const again = await enter({ ...dao, password: own })
  expect(again.mustChangePassword).toBe(false)
  expect((await choose(again.pair, 'four boats on a slow river')).json().code).toBe('nothing_to_change')
})

test('[ACC-21] renewed access asks for another password too, and the audit says who chose one but not which', async () => {
  const lan = await addOperator(w, 'lan')
  const renewing = { username: 'lan', reason: 'lost her phone' }
  const renewed: ShownOperator = (await send(calls.renewOperatorAccess, w.operatorHeaders, renewing)).json().value
  const { pair: first, mustChangePassword } = await enter(renewed)
  expect(mustChangePassword).toBe(true)
  expect((await choose(first, lan.password)).json().code).toBe('password_used_before')
  expect((await choose(first, own)).statusCode).toBe(200)
  const actions = await w.database.db
    .selectFrom('operator_actions')
    .selectAll()
    .where('call', '=', 'setOperatorPassword')
    .where('actor', '=', 'lan')
    .execute()
  expect(actions).toEqual([
    expect.objectContaining({
      object: 'operator lan',
      before: { mustChangePassword: true },
      after: { mustChangePassword: false },
    }),
  ])
  expect(JSON.stringify(actions, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(own)
})

test('[ACC-21] the password that was handed over, a weak one and one typed differently are refused', async () => {
  const mai = await addNewOperator(w, 'mai.tran')
  const { pair: first } = await enter(mai)
  const refused: Record<string, string> = {}
  refused['the one that was handed over'] = (await choose(first, mai.password)).json().code
  refused['one that everybody guesses'] = (await choose(first, 'passwordpassword')).json().code
  refused['hardly more than the name'] = (await choose(first, 'mai.tran.tran1')).json().code
  refused['typed differently'] = (await choose(first, own, `${own}!`)).json().code
  refused['a short one'] = (await choose(first, 'x7!kQ2zu')).json().code
  expect(refused).toEqual({
    'the one that was handed over': 'password_used_before',
    'one that everybody guesses': 'password_too_weak',
    'hardly more than the name': 'password_too_weak',
    'typed differently': 'inconsistent_twice',
    'a short one': 'invalid_input',
  })
  expect((await send(calls.operatorOverview, first)).json().code).toBe('password_change_needed')
  // The way out stays open.
  expect((await send(calls.operatorLogout, first)).statusCode).toBe(200)
})

test('a password that is renewed while somebody signs in with it opens nothing', async () => {
  const minh = await addOperator(w, 'minh')
  const parts = {
    database: w.database,
    secrets: new SessionSecrets(randomBytes(32), randomBytes),
    passwords: new PasswordHashing(),
    keys: { authenticators: w.authenticatorKey },
  }
  const shown = { ...minh, code: await codeOf(w, minh) }
  const visit = { userAgent: 'a test', address: '203.0.113.7' }
  const meanwhile = signInOperator(parts, shown, visit, async (_operator, open) => {
    await send(calls.renewOperatorAccess, w.operatorHeaders, { username: 'minh', reason: 'her laptop is gone' })
    return await w.database.transaction(open)
  })
  await expect(meanwhile).rejects.toMatchObject({ code: 'wrong_credentials' })
})
