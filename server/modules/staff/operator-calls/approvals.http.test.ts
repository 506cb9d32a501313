import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { useSameAuthenticator } from '#/modules/sign-in/test-world/given-authenticators.ts'
import { addOperator } from '#/modules/sign-in/test-world/operator-browser.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { giveRole } from '../roles.ts'

type Headers = Readonly<Record<string, string>>

let w: World
let mai: Headers
let anh: Headers
let made = 0
beforeAll(async () => {
  w = await world()
  mai = await owner('mai')
  anh = await owner('anh')
})
afterAll(() => w[Symbol.asyncDispose]())

async function owner(username: string): Promise<Headers> {
  return (await w.signIn({ username, type: accountTypes.operator })).consoleHeaders
}

async function post(call: { readonly path: string }, payload: object, headers: Headers) {
  const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
  const { success, code, value } = (await w.app.operator.inject(sent)).json()
  return success ? value : code
}

async function anOperator(role = 'support'): Promise<string> {
  const username = `staff-${++made}`
  await addOperator(w, username, role)
  return username
}

async function roleOf(username: string): Promise<string | null> {
  const { operators } = (await w.app.operator.inject({ url: calls.listOperators.path, headers: mai })).json().value
  return operators.find((operator: { username: string }) => operator.username === username).role
}

async function asked(headers = mai): Promise<{ id: string; username: string }> {
  const username = await anOperator()
  const { approval } = await post(
    calls.changeOperatorRole,
    { username, role: 'finance', reason: 'counts well' },
    headers,
  )
  return { id: approval, username }
}

async function listed(state = 'any') {
  const url = `${calls.listApprovals.path}?state=${state}&size=200`
  return (await w.app.operator.inject({ url, headers: anh })).json().value
}
const listedOne = async (id: string) => (await listed()).rows.find((row: { id: string }) => row.id === id)

test('[ACC-23] what one operator asks for happens when a second one approves it, and not before', async () => {
  const { id, username } = await asked()
  expect(await roleOf(username)).toBe('support')
  expect(await listedOne(id)).toMatchObject({
    ...{ call: 'changeOperatorRole', object: `operator ${username}`, reason: 'counts well', state: 'waiting' },
    ...{ before: { role: 'support' }, after: { role: 'finance' }, askedBy: 'mai', decidedBy: null },
  })
  expect(await post(calls.approveRequest, { id, reason: 'I know her' }, anh)).toEqual({})
  expect(await roleOf(username)).toBe('finance')
  expect(await listedOne(id)).toMatchObject({ state: 'approved', decidedBy: 'anh', decisionReason: 'I know her' })
  const url = `${calls.findActions.path}?object=${encodeURIComponent(`operator ${username}`)}&size=10`
  const [done, request] = (await w.app.operator.inject({ url, headers: mai })).json().value.rows
  expect(done).toMatchObject({ actor: 'anh', call: 'approveRequest', approval: id, after: { role: 'finance' } })
  expect(request).toMatchObject({ actor: 'mai', call: 'changeOperatorRole', approval: null, after: { asked: id } })
})

test('a rejected request never happens; it is decided once', async () => {
  const { id, username } = await asked()
  expect(await post(calls.rejectRequest, { id, reason: 'not yet' }, anh)).toEqual({})
  expect(await post(calls.approveRequest, { id }, anh)).toBe('approval_over')
  expect(await post(calls.rejectRequest, { id, reason: 'once more' }, anh)).toBe('approval_over')
  expect(await roleOf(username)).toBe('support')
})

test('nobody approves or rejects a request of their own, but may withdraw it, and nobody else may', async () => {
  const { id, username } = await asked()
  expect(await post(calls.approveRequest, { id }, mai)).toBe('own_approval')
  expect(await post(calls.rejectRequest, { id, reason: 'a mistake' }, mai)).toBe('own_approval')
  expect(await post(calls.withdrawRequest, { id }, anh)).toBe('approval_not_found')
  expect(await post(calls.withdrawRequest, { id }, mai)).toEqual({})
  expect(await post(calls.approveRequest, { id }, anh)).toBe('approval_over')
  expect(await roleOf(username)).toBe('support')
})

test('nor by a second account with the same authenticator', async () => {
  const both = await Promise.all(
    ['one.phone', 'same.phone'].map(async (username) => {
      await addOperator(w, username)
      const { id } = await w.database.db
        .selectFrom('accounts')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      return { id, headers: (await w.signIn(id)).consoleHeaders }
    }),
  )
  const [one, other] = both
  if (!one || !other) throw new Error('two were made')
  const { id, username } = await asked(one.headers)
  await useSameAuthenticator(w, one.id, other.id)
  expect(await post(calls.approveRequest, { id }, other.headers)).toBe('own_approval')
  expect(await roleOf(username)).toBe('support')
})

test('what would change something else than it said is refused, and goes on waiting', async () => {
  const { id, username } = await asked()
  const by = { username, role: 'content', reason: 'meanwhile' }
  const { approval } = await post(calls.changeOperatorRole, by, w.operatorHeaders)
  expect(await post(calls.approveRequest, { id: approval }, anh)).toEqual({})
  expect(await post(calls.approveRequest, { id }, anh)).toBe('changed_meanwhile')
  expect(await roleOf(username)).toBe('content')
  expect((await listedOne(id)).state).toBe('waiting')
})

test('what the call itself refuses is told at once, and nothing waits', async () => {
  const { waiting } = await listed()
  const username = await anOperator()
  expect(await post(calls.changeOperatorRole, { username, role: 'nobody', reason: 'a try' }, mai)).toBe(
    'role_not_found',
  )
  expect(await post(calls.changeOperatorRole, { username, role: 'support', reason: 'a try' }, mai)).toBe(
    'nothing_to_change',
  )
  expect((await listed()).waiting).toBe(waiting)
})

test('whoever approves must have the call in their own role', async () => {
  const { id } = await asked()
  const { accountId, consoleHeaders } = await w.signIn({ username: 'ha', type: accountTypes.operator })
  await w.database.transaction((tx) => giveRole(tx, accountId, 'finance'))
  expect(await post(calls.approveRequest, { id }, consoleHeaders)).toBe('role_forbids')
  expect(await post(calls.approveRequest, { id }, w.operatorHeaders)).toBe('role_forbids')
})

test.each(['0', '-1', '1e3', 'x', '9999999999999999999', '99999999999999999999'])(
  'no request has the id %s',
  async (id) => {
    expect(await post(calls.approveRequest, { id }, anh)).toBe('invalid_input')
  },
)

test('a request that is not there is not found', async () => {
  expect(await post(calls.approveRequest, { id: '9999999' }, anh)).toBe('approval_not_found')
  expect(await post(calls.rejectRequest, { id: '9999999', reason: 'no such' }, anh)).toBe('approval_not_found')
})

test('pages of requests follow each other without a gap or a repetition', async () => {
  for (let i = 0; i < 12; i++) await asked()
  const ids: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const url = `${calls.listApprovals.path}?state=any&size=10${after ? `&after=${after}` : ''}`
    const page: { rows: { id: string }[]; next: string | null } = (
      await w.app.operator.inject({ url, headers: anh })
    ).json().value
    ids.push(...page.rows.map(({ id }) => id))
    after = page.next
  }
  expect(ids).toEqual((await listed()).rows.map(({ id }: { id: string }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a request that waited too long has expired', async () => {
  const { id, username } = await asked()
  await w.moveClock(72 * 3600)
  // The sessions are over by then, too.
  anh = await owner('anh.later')
  expect(await post(calls.approveRequest, { id }, anh)).toBe('approval_over')
  expect(await listed('waiting')).toEqual({ rows: [], next: null, waiting: 0 })
  expect((await listedOne(id)).state).toBe('expired')
  mai = anh
  expect(await roleOf(username)).toBe('support')
})
