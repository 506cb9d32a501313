import type { CallDefinition } from '@banyan/contract/call.ts'
import { errorsOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Schema, sound } from './fuzz/json-arbitrary.ts'
import { anotherAddress, sealedWhereNeeded } from './test-world/sealed-body.ts'
import type { SignedInClient } from './test-world/sign-in.ts'
import { type World, world } from './test-world/world.ts'

let w: World
let other: SignedInClient
beforeAll(async () => {
  w = await world()
  other = await w.signIn()
})
afterAll(() => w[Symbol.asyncDispose]())

interface Sent {
  readonly headers: Record<string, string>
  readonly payload: string
}

/** How a page that is not ours, or somebody who holds half of a session, sends a call. */
interface Form {
  readonly code: string
  /** True where only a call that needs a session refuses it: whoever needs none is served without one. */
  readonly isOfSessions?: true
  /** The request in place of the one that the portal's own page would send. */
  readonly sent: (own: Sent) => Sent
}

const withHeaders = (headers: Record<string, string>) => (own: Sent) => ({
  ...own,
  headers: { ...own.headers, ...headers },
})
const without = (name: string) => (own: Sent) => ({
  ...own,
  headers: Object.fromEntries(Object.entries(own.headers).filter(([header]) => header !== name)),
})

const forms: Record<string, Form> = {
  'by another site that hides its origin': {
    code: 'foreign_origin',
    sent: withHeaders({ 'sec-fetch-site': 'cross-site' }),
  },
  'by a foreign origin': { code: 'foreign_origin', sent: withHeaders({ origin: 'https://evil.example' }) },
  'by an origin without a name': { code: 'foreign_origin', sent: withHeaders({ origin: 'null' }) },
  'as a form': {
    code: 'unsupported_media_type',
    sent: ({ headers }) => ({
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'nodeId=1&vendor=PG&gameType=RNG',
    }),
  },
  'as a form of plain text that is JSON': {
    code: 'unsupported_media_type',
    sent: withHeaders({ 'content-type': 'text/plain' }),
  },
  'with the cookie alone': { code: 'not_logged_in', isOfSessions: true, sent: without('token') },
  'with the token alone': { code: 'not_logged_in', isOfSessions: true, sent: without('cookie') },
  "with another session's token": {
    code: 'session_changed',
    isOfSessions: true,
    sent: (own) => withHeaders({ token: other.token })(own),
  },
}

/** Calls of the portal that change something; what the contract gains joins by itself. */
const changing = Object.values<CallDefinition>(calls).filter(
  ({ method, callers }) => method !== 'GET' && !callers.includes('operator'),
)
const matrix = changing.flatMap((call) =>
  Object.entries(forms)
    .filter(([, { isOfSessions }]) => !isOfSessions || call.token === 'needed')
    .map(([how, form]) => ({ id: call.id, call, how, form, code: form.code })),
)

/** What the portal's own page would send: a sound body with the pair of its session. */
async function ownRequest(call: CallDefinition, { headers }: SignedInClient): Promise<Sent> {
  const [body] = call.body ? fc.sample(sound(call.body as Schema), { numRuns: 1, seed: 7 }) : [{}]
  const json = { headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  return await sealedWhereNeeded(call, json, w.bodyKey)
}

/** From an address of its own, for openings of sealed bodies are counted by address. */
async function send({ method, path: url }: CallDefinition, headers: Record<string, string>, payload: string) {
  return await w.app.portal.inject({ method, url, headers, payload, remoteAddress: anotherAddress() })
}

/** The content of every table; that somebody was seen is no change. */
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

test.each(matrix)('[ACC-22] $id $how is refused with $code and changes nothing', async ({ call, form }) => {
  const own = await w.signIn()
  const { headers, payload } = form.sent(await ownRequest(call, own))
  const before = await content()
  const answer = await send(call, headers, payload)
  expect(answer.json()).toMatchObject({ success: false, code: form.code })
  expect(errorsOf(call)).toContain(form.code)
  expect(await content()).toBe(before)
})

test.each(changing)('$id passes the door when the page itself sends it', async (call) => {
  const own = await w.signIn()
  const { headers, payload } = await ownRequest(call, own)
  const page = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
  const answer = await send(call, { ...headers, ...page }, payload)
  const refused = Object.values(forms).map(({ code }) => code)
  expect([...refused, 'call_not_found']).not.toContain(answer.json().code)
})
