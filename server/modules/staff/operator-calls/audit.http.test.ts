import { calls } from '@banyan/contract/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

type Headers = Readonly<Record<string, string>>

async function regions(denied: readonly string[], headers: Headers = w.operatorHeaders) {
  const { path } = calls.changeRegions
  const { version } = (await w.app.operator.inject({ url: path, headers: w.operatorHeaders })).json().value
  const payload = { version, value: { denied } }
  await w.app.operator.inject({ method: 'PUT', url: path, headers, payload, remoteAddress: anotherAddress() })
}

async function found(search: Readonly<Record<string, string>>) {
  const url = `${calls.findActions.path}?${new URLSearchParams({ size: '10', ...search })}`
  return (await w.app.operator.inject({ url, headers: w.operatorHeaders })).json()
}

const proof = async () =>
  (await w.app.operator.inject({ method: 'POST', url: calls.proveAudit.path, headers: w.operatorHeaders })).json().value

/** Changes the audit as somebody does who holds the database. */
async function tamper(statement: string): Promise<void> {
  await w.database.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(statement).execute(tx)
  })
}

let dao: Headers
beforeEach(async () => {
  await tamper('truncate operator_actions; truncate operator_action_chain')
  dao = (await w.signIn({ username: `dao-${Math.trunc(performance.now())}`, type: accountTypes.operator }))
    .consoleHeaders
  await regions(['SG'])
  await regions([], dao)
  await regions(['TH'], dao)
  await w.app.operator.inject({ method: 'POST', url: calls.verifyBook.path, headers: dao })
})

test('[OPS-05] what operators did is found by person, call, object and time, the newest first', async () => {
  const all = (await found({})).value.rows
  expect(all.map(({ call }: { call: string }) => call)).toEqual(['verifyBook', ...Array(3).fill('changeRegions')])
  expect(all[1]).toMatchObject({
    ...{ object: 'settings regions', before: { denied: [] }, after: { denied: ['TH'] }, approval: null },
    ...{ at: expect.stringMatching(/Z$/), requestId: expect.stringMatching(/^[\w-]{16}$/) },
  })
  const count = async (search: Readonly<Record<string, string>>) => (await found(search)).value.rows.length
  const [first] = all
  expect(await count({ actor: first.actor })).toBe(3)
  expect(await count({ actor: 'operator key' })).toBe(1)
  expect(await count({ call: 'changeRegions' })).toBe(3)
  expect(await count({ object: 'settings' })).toBe(3)
  expect(await count({ object: 'settings brand' })).toBe(0)
  expect(await count({ object: '%' })).toBe(0)
  expect(await count({ until: all[2].at })).toBeLessThan(4)
  expect(await count({ from: '2099-01-01T00:00Z' })).toBe(0)
  expect(await count({ actor: first.actor, call: 'changeRegions', from: '2020-01-01T00:00Z' })).toBe(2)
})

test('one record is found by its number, and none by a number that there is not', async () => {
  const rows = async (id: string) => (await found({ id })).value.rows.map((row: { id: string }) => row.id)
  expect(await rows('2')).toEqual(['2'])
  expect(await rows('999999999999999999')).toEqual([])
})

test('pages follow each other without a gap or a repetition', async () => {
  for (let i = 0; i < 21; i++) await regions(i % 2 === 0 ? ['LA'] : [])
  const ids: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const { value } = await found(after === undefined ? {} : { after })
    ids.push(...value.rows.map(({ id }: { id: string }) => id))
    after = value.next
  }
  expect(ids).toEqual(Array.from({ length: 25 }, (_, i) => String(25 - i)))
})

test.each([
  { size: '9' },
  { size: '201' },
  { after: 'x' },
  { after: '9999999999999999999' },
  { from: 'yesterday' },
  { until: '0000-00-00T00:00Z' },
  { actor: '\0' },
  { object: 'x'.repeat(201) },
  { nonsense: '1' },
])('%o is refused', async (search) => {
  expect((await found(search)).code).toBe('invalid_input')
})

test('[OPS-05] the chain of an audit that nobody touched is whole, its own proof included', async () => {
  const first = await proof()
  expect(first).toEqual({ records: 4, head: expect.stringMatching(/^[0-9a-f]{64}$/), broken: null })
  const second = await proof()
  expect(second).toMatchObject({ records: 5, broken: null })
  expect(second.head).not.toBe(first.head)
})

test.each([
  ['a word of a record', "update operator_actions set actor = 'nobody' where id = 2", '2'],
  ['what came before', `update operator_actions set before = '{"denied":["US"]}' where id = 3`, '3'],
  ['a moment', "update operator_actions set made_at = made_at + interval '1 microsecond' where id = 1", '1'],
  [
    'a record and its own hash',
    "update operator_actions set reason = 'why', hash = operator_action_hash(operator_actions, first_action_hash()) where id = 2",
    '2',
  ],
  ['a record that went', 'delete from operator_actions where id = 2', '2'],
  ['the last record, which went', 'delete from operator_actions where id = 4', '4'],
  ['all records, which went', 'delete from operator_actions', '1'],
  [
    'a record that came',
    'insert into operator_actions (id, actor, call, object, address, request_id, hash) select 5, actor, call, object, address, request_id, hash from operator_actions where id = 4',
    '5',
  ],
])('[OPS-05] %s shows in the proof', async (_what, statement, broken) => {
  await tamper(statement)
  expect((await proof()).broken).toBe(broken)
})

test('[OPS-05] its last hash is written to the log every hour, out of reach of the database', async () => {
  w.logs.splice(0)
  await w.app.work.runDue('anchor-audit')
  const { head } = await proof()
  expect(w.logs).toContainEqual(expect.objectContaining({ level: 30, records: '4', head }))
})
