import { type CallDefinition, errorsOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Schema, sound } from './fuzz/json-arbitrary.ts'
import { accountTypes } from './modules/accounts/account-types.ts'
import { backupFolder } from './modules/backups/test-world/backup-folder.ts'
import { type Asker, askers, isOperators, refusalOf } from './test-world/door-askers.ts'
import { type Place, type Sent, type Way, ways } from './test-world/door-ways.ts'
import { anotherAddress, asClientsSend } from './test-world/sealed-body.ts'
import { type World, world } from './test-world/world.ts'

const all = Object.values<CallDefinition>(calls)

/** What the door looks at; it knows nothing else of a call. */
const kindOf = ({
  method,
  callers,
  token,
  encrypted,
  multipart,
  beforePasswordChange,
  alwaysOpen,
  body,
}: CallDefinition) =>
  JSON.stringify([
    method === 'GET',
    callers,
    token,
    encrypted,
    multipart,
    beforePasswordChange,
    alwaysOpen,
    body !== undefined,
  ])
const oneOfEachKind = new Set([...Map.groupBy(all, kindOf).values()].map(([call]) => call))

/**
 * One call of each kind meets everybody and every way, and is searched for changes of any row; every call meets these.
 * With EVERY_DOOR=1 all meet all.
 */
const metByEvery = [
  ...['a visitor', 'a member', 'an operator by the key'],
  ...['by another site that hides its origin', 'with the cookie alone', 'by its own page'],
]
const isFullRow = (call: CallDefinition) => process.env.EVERY_DOOR === '1' || oneOfEachKind.has(call)
const meets = (call: CallDefinition, name: string) => isFullRow(call) || metByEvery.includes(name)
const askersOf = (call: CallDefinition) => Object.entries(askers).filter(([who]) => meets(call, who))
const waysOf = (call: CallDefinition) =>
  Object.entries(ways)
    .filter(([how]) => meets(call, how))
    .filter(([, { isOfSessions }]) => !isOfSessions || call.token === 'needed')

/** Calls that change something. */
const changing = all.filter(({ method }) => method !== 'GET')

let w: World
const folder = backupFolder()
beforeAll(async () => {
  w = await world({ backups: folder.backups })
})
afterAll(async () => {
  await w[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

/** Each from an address of its own: an address may open a number of sealed bodies a second, and no row is about that. */
async function send(call: CallDefinition, sent: Partial<Sent>): Promise<LightMyRequestResponse> {
  const port = isOperators(call) ? w.app.operator : w.app.portal
  return await port.inject({ method: call.method, url: call.path, remoteAddress: anotherAddress(), ...sent })
}

const codeOf = (answer: LightMyRequestResponse): string => (answer.statusCode === 200 ? 'success' : answer.json().code)

/** With a sound address and an empty body: a call that needs more answers which fields are missing, so it let the asker in. */
async function answerTo({ headers: headersOf }: Asker, call: CallDefinition): Promise<string> {
  const headers = await headersOf(w)
  const json = { headers: { ...headers, 'content-type': 'application/json' }, payload: '{}' }
  const answer = await send(call, call.body ? await asClientsSend(call, json, w.bodyKey) : { headers })
  return [200, 422].includes(answer.statusCode) ? 'served' : answer.json().code
}

test.each(all)('[ACC-23] $id serves whom the contract names, and nobody else', async (call) => {
  const expected: Record<string, string> = {}
  const answered: Record<string, string> = {}
  for (const [who, asker] of askersOf(call)) {
    expected[who] = refusalOf(call, asker) ?? 'served'
    answered[who] = await answerTo(asker, call)
  }
  expect(answered).toEqual(expected)
})

/** What the page of the call's own port would send: a sound body with the pair of its session. */
async function ownRequest(call: CallDefinition): Promise<Sent> {
  const own = await w.signIn(isOperators(call) ? { type: accountTypes.operator } : {})
  const pair = isOperators(call) ? own.consoleHeaders : own.headers
  const [body] = call.body ? fc.sample(sound(call.body as Schema), { numRuns: 1, seed: 7 }) : [{}]
  const json = { headers: { ...pair, 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  return await asClientsSend(call, json, w.bodyKey)
}

/** The content of every table; that an account was seen is no change. */
async function content(): Promise<string> {
  const { rows: tables } = await w.database.transaction((tx) =>
    sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename
    `.execute(tx),
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(t) - 'last_seen_at' order by t::text), '[]')::text as rows from ${name} t`,
  )
  const { rows } = await w.database.transaction((tx) => sql.raw(parts.join(' union all ')).execute(tx))
  return JSON.stringify(rows)
}

const refusing = (call: CallDefinition) => waysOf(call).filter(([, { code }]) => code !== undefined)
const admitting = (call: CallDefinition) => waysOf(call).filter(([, { code }]) => code === undefined)

async function answersTo(
  call: CallDefinition,
  tried: readonly [string, Way][],
  own: () => Promise<Sent>,
  place: Place,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const [how, way] of tried) answers[how] = codeOf(await send(call, way.sent(await own(), place)))
  return answers
}

async function placeOf(call: CallDefinition): Promise<Place> {
  const other = await w.signIn(isOperators(call) ? { type: accountTypes.operator } : {})
  const origin = isOperators(call) ? 'http://console.localhost:3001' : 'http://localhost:3000'
  return { origin, otherToken: other.token }
}

test.each(changing)('[ACC-22] $id refuses what its own page did not send', async (call) => {
  const own = await ownRequest(call)
  const place = await placeOf(call)
  const answers = await answersTo(call, refusing(call), async () => own, place)
  expect(answers).toEqual(Object.fromEntries(refusing(call).map(([how, { code }]) => [how, code])))
  for (const code of Object.values(answers)) expect(errorsOf(call)).toContain(code)

  const admitted = await answersTo(call, admitting(call), () => ownRequest(call), place)
  const atTheDoor: readonly (ErrorCode | undefined)[] = Object.values(ways).map(({ code }) => code)
  for (const code of Object.values(admitted)) expect([...atTheDoor, 'call_not_found']).not.toContain(code)
})

test.each(changing.filter(isFullRow))('[ACC-22] a refused $id changes no row', async (call) => {
  const own = await ownRequest(call)
  const place = await placeOf(call)
  const before = await content()
  await answersTo(call, refusing(call), async () => own, place)
  expect(await content()).toBe(before)
})

test.each(all)('$id is not to be had at the other port', async (call) => {
  const other = isOperators(call) ? w.app.portal : w.app.operator
  const answer = await other.inject({ method: call.method, url: call.path, headers: { ...w.operatorHeaders } })
  expect(answer.statusCode).toBe(404)
})

test('every call names whom it serves, and every row of the matrix lets some in and refuses others', () => {
  for (const call of all) expect(call.callers.length, call.id).toBeGreaterThan(0)
  for (const [who, asker] of Object.entries(askers)) {
    const refusals = all.filter((call) => meets(call, who)).map((call) => refusalOf(call, asker))
    expect(refusals, who).toContain(undefined)
    expect(refusals.filter(Boolean).length, who).toBeGreaterThan(0)
  }
  for (const how of Object.keys(ways))
    expect(changing.filter((call) => meets(call, how)).length, how).toBeGreaterThan(5)
})

const maintenance = { title: { en: 'Back soon' }, message: { en: 'We are changing the wheels.' }, until: null }

describe.each([
  { by: 'maintenance', code: 'in_maintenance', close: () => w.set('availability', { maintenance }) },
  { by: 'region', code: 'region_blocked', close: () => w.set('regions', { denied: ['VN'] }) },
])('while $by closes the portal', ({ code, close }) => {
  beforeAll(close)
  afterAll(async () => {
    await w.set('availability', { maintenance: null })
    await w.set('regions', { denied: [] })
  })

  test.each(all.filter((call) => !isOperators(call)))('$id answers only if it is always open', async (call) => {
    const lines = w.logs.length
    const answer = await w.app.portal.inject({ method: call.method, url: call.path })
    if (call.alwaysOpen) expect(answer.statusCode).toBe(200)
    else expect(answer.json()).toMatchObject({ success: false, code })
    // Every caller meets it, so it must not fill the logs.
    expect(w.logs.slice(lines)).toEqual([])
  })
})
