import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { aVendorLine } from '@banyan/contract/test-world/catalogue-lines.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { backupFolder } from '#/modules/backups/test-world/backup-folder.ts'
import { PG } from '#/modules/rounds/test-world/vendor-world.ts'
import { addOperator, codeOf, logIn, pairOf } from '#/modules/sign-in/test-world/operator-browser.ts'
import { type World, world } from '#/test-world/world.ts'
import { actingOperators } from '../test-world/acting-operators.ts'

interface Row {
  readonly actor: string
  readonly call: string
  readonly object: string
  readonly before: object | null
  readonly after: object | null
  readonly reason: string | null
  readonly address: string
  readonly request_id: string
  readonly is_of_now: boolean
}

/** One for all: each test compares with the rows that it finds. */
let w: World
const folder = backupFolder()
beforeAll(async () => {
  w = await world({ testMembers: ['linh'], backups: folder.backups, vendorKeys: [{ ...PG }] })
  await w.signIn({ username: 'linh' })
})
afterAll(() => w[Symbol.asyncDispose]().then(() => folder[Symbol.dispose]()))

async function rows(): Promise<readonly Row[]> {
  return await w.database.db
    .selectFrom('operator_actions')
    .select(['actor', 'call', 'object', 'before', 'after', 'reason', 'address', 'request_id'])
    .select(sql<boolean>`made_at between clock_now() - interval '1 minute' and clock_now()`.as('is_of_now'))
    .orderBy('id')
    .execute()
}

const { anOwner: owner, bodies, catalogue, sameAgain, send } = actingOperators(() => w)

/** Who makes a call that no key can make. */
const people: Readonly<Record<string, string>> = {
  ...{
    operatorLogout: 'leaving.owner',
    approveRequest: 'second.owner',
    rejectRequest: 'second.owner',
    withdrawRequest: 'first.owner',
  },
  ...{ enterLotteryResult: 'first.owner', confirmLotteryResult: 'second.owner', setOperatorPassword: 'new.owner' },
}
const headersFor = async ({ id }: CallDefinition) => (people[id] ? await owner(people[id]) : w.operatorHeaders)
const hasReason = (body: unknown): body is { reason: string } =>
  typeof body === 'object' && body !== null && 'reason' in body

/** What they are told is recorded; nothing is changed. */
const reading = ['memberContacts', 'uploadedImage', 'payoutAccountInClear', 'verifyBook', 'proveAudit', 'takeBackup']
const isReading = ({ id }: CallDefinition) => reading.includes(id)

const changing = Object.values<CallDefinition>(calls).filter(
  ({ callers, method }) => callers.includes('operator') && method !== 'GET',
)

test.each(changing)('[OPS-05] $id leaves one row: who, what, from where, when', async (call) => {
  const bodyOf = bodies[call.id]
  if (!bodyOf) throw new Error(`this test needs a body with which ${call.id} succeeds`)
  const body = await bodyOf()
  const headers = await headersFor(call)
  const before = await rows()
  const { status, remoteAddress } = await send(call, body, headers)
  expect(status).toBe(200)
  const made = (await rows()).slice(before.length)
  if (!call.fourEyes) expect(made[0]?.after).not.toEqual(made[0]?.before)
  expect(made).toEqual([
    {
      actor: call.id === 'operatorLogin' ? 'login.er' : (people[call.id] ?? 'operator key'),
      call: call.id,
      object: expect.stringMatching(/^[a-z]/),
      before: call.fourEyes || isReading(call) ? null : expect.any(Object),
      after: call.fourEyes ? { asked: expect.stringMatching(/^\d+$/) } : expect.any(Object),
      reason: hasReason(body) ? body.reason : null,
      address: remoteAddress,
      request_id: expect.stringMatching(/^[\w-]{16}$/),
      is_of_now: true,
    },
  ])
})

test.each(changing.filter(({ fourEyes }) => fourEyes))(
  '[OPS-05] $id, once it is approved, leaves what was before and what came after',
  async (call) => {
    const asked = await send(call, await bodies[call.id]?.())
    const approved = await send(calls.approveRequest, { id: asked.body.value.approval }, await owner('second.owner'))
    expect(approved.status).toBe(200)
    const made = (await rows()).at(-1)
    expect(made).toMatchObject({ call: 'approveRequest', before: expect.any(Object), after: expect.any(Object) })
    expect(made?.after).not.toEqual(made?.before)
  },
)

test.each(changing)('[ACC-23] $id leaves no row where it is refused', async (call) => {
  const sound = call.id.startsWith('change') ? await bodies[call.id]?.() : undefined
  const before = await rows()
  const unknown = { authorization: 'Bearer made-up' }
  const refused = [await send(call, { nonsense: 1 }), await send(call, call.body && {}, unknown)]
  if (call.id.startsWith('change')) {
    refused.push(await send(call, { ...(sound as object), version: 999 }))
  }
  // What takes no body takes no account of one.
  const expected = call.body ? refused : refused.slice(1)
  for (const { body } of expected) expect(body.success, call.id).toBe(false)
  expect((await rows()).length - before.length).toBe(refused.filter(({ status }) => status === 200).length)
})

test('[OPS-05] what a call refuses by its own rules leaves no row either', async () => {
  const [importId] = [await catalogue.begin(), await send(calls.addOperator, { username: 'taken.name' })]
  const before = (await rows()).map(({ is_of_now: _, ...row }) => row)
  const codes = [
    await send(calls.addOperator, { username: 'TAKEN.name' }),
    await send(calls.mintSignInCode, { username: 'nobody', reason: 'a test' }),
    await send(calls.openTestLaunch, { username: 'taken.name', vassalage: 'PG', gameCode: 'x' }),
    await send(calls.addCatalogueLines, { importId, firstLine: 9, lines: [aVendorLine()] }),
    await send(calls.applyCatalogueImport, { importId, lines: 9, version: 0, reason: 'a test' }),
    await send(calls.replaceAnnouncements, { version: 99, items: [] }),
    await send(calls.operatorLogin, { username: 'taken.name', password: 'wrong password', code: '000000' }),
  ].map(({ body }) => body.code)
  expect(codes).toEqual([
    ...['username_taken', 'account_not_found', 'account_not_found', 'invalid_input', 'import_incomplete'],
    ...['changed_meanwhile', 'wrong_credentials'],
  ])
  expect(await rows()).toMatchObject(before)
})

test('[OPS-05] a row says what was before and what came after, and names the operator of a session', async () => {
  const { consoleHeaders } = await w.signIn({ username: 'dao.pham', type: accountTypes.operator })
  const { version } = (await sameAgain('regions')) as { version: number }
  const before = await rows()
  await send(calls.changeRegions, { version, value: { denied: ['SG'] } }, consoleHeaders)
  await send(calls.mintSignInCode, { username: ' LINH', reason: 'lost her phone' }, consoleHeaders)
  await send(calls.openTestLaunch, { username: 'linh', vassalage: 'PG', gameCode: 'pg-1' }, consoleHeaders)
  await send(calls.changeRegions, { version: version + 1, value: { denied: [] } }, consoleHeaders)
  expect((await rows()).slice(before.length)).toMatchObject([
    { object: 'settings regions', before: { version, denied: [] }, after: { version: version + 1, denied: ['SG'] } },
    { object: 'account linh', before: null, after: { asked: expect.any(String) }, reason: 'lost her phone' },
    { object: 'account linh', before: { gameCode: null }, after: { vendorCode: 'PG', gameCode: 'pg-1' } },
    { object: 'settings regions', before: { denied: ['SG'] }, after: { denied: [] } },
  ])
  expect((await rows()).slice(before.length).map(({ actor }) => actor)).toEqual(Array(4).fill('dao.pham'))
})

test('[OPS-05] of announcements a row holds those that differ, and of what is long its hash', async () => {
  const item = (id: string, length: number) => ({
    ...{ id, type: 'B', execution: 'B', promotionType: '', from: '2026-11-01T00:00:00Z', until: null },
    ...{ title: { en: `Title ${id}` }, content: { en: `<p>${'x'.repeat(length)}</p>` } },
  })
  const url = calls.readAnnouncements.path
  const { version } = (await w.app.operator.inject({ url, headers: w.operatorHeaders })).json().value
  await send(calls.replaceAnnouncements, { version, items: [item('kept', 5), item('gone', 5)] })
  const long = Array.from({ length: 3 }, (_, i) => item(`long-${i}`, 9_000))
  const next = { version: version + 1, items: [item('kept', 5), ...long] }
  expect((await send(calls.replaceAnnouncements, next)).status).toBe(200)
  const hashed = { characters: expect.any(Number), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }
  expect((await rows()).at(-1)).toMatchObject({
    object: 'announcements',
    before: { version: version + 1, gone: { title: { en: 'Title gone' } } },
    after: { version: version + 2, 'long-0': hashed, 'long-1': hashed, 'long-2': hashed },
  })
  expect(JSON.stringify((await rows()).at(-1))).not.toContain('kept')
})

test('[OPS-05] no password, code, token or authenticator stands in a row', async () => {
  const operator = await addOperator(w, 'secret.keeper')
  const code = await codeOf(w, operator)
  const entered = await logIn(w, { ...operator, code })
  const { cookie, token } = pairOf(entered)
  const asked = (await send(calls.mintSignInCode, { username: 'linh', reason: 'a test' }, { cookie, token })).body.value
  const approved = await send(calls.approveRequest, { id: asked.approval }, await owner('second.owner'))
  const launched = (await send(calls.openTestLaunch, await bodies.openTestLaunch?.())).body.value.launchToken
  await send(calls.operatorLogout, undefined, { cookie, token })
  await logIn(w, { ...operator, password: 'planted-wrong-password', code })
  const secrets = [
    operator.password,
    new URL(operator.authenticator).searchParams.get('secret') ?? '',
    ...[code, cookie.replace(/^[^=]*=/, ''), token, launched, 'planted-wrong-password'],
    new URL(approved.body.value.shown).searchParams.get('token') ?? '',
    w.operatorHeaders.authorization.slice('Bearer '.length),
  ]
  const kept = JSON.stringify(await rows())
  expect(kept).toContain('secret.keeper')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5)
    expect(kept).not.toContain(secret)
  }
})
