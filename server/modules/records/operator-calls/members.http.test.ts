import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { available, demoFunding, held } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { confirmAddress, giveEmail, giveMobile } from '#/modules/accounts/contacts.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import { newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { accountWith, logIn } from '#/modules/sign-in/test-world/log-in.ts'
import { act, deskMember, look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { type World, world } from '#/test-world/world.ts'

/** One for all: each member is its test's own. */
let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

let numbers = 100
const plain = {
  details: { fullName: 'Trần Bích Ngọc', birthday: '1990-04-30', bankAccountNumber: '0071000123456' },
}

/** A member about whom everything is known. */
async function knownMember(username: string) {
  const agent = await deskMember(w, { username: `${username}.above`, type: 1 })
  const agentBelow = await deskMember(w, { username: `${username}.right.above`, type: 2, parentId: agent.accountId })
  const accountId = await accountWith(w, username, 'mận chín đỏ', { parentId: agentBelow.accountId, nickname: 'Ngọc' })
  const [mobile, email] = [`+84987654${++numbers}`, `${username}@private.example.com`]
  await w.database.transaction(async (tx) => {
    await giveMobile(tx, w.personal, accountId, mobile)
    await giveEmail(tx, w.personal, accountId, email)
    await confirmAddress(tx, accountId, w.personal.hashOfMail(email))
    for (const [name, value] of Object.entries(plain.details))
      await saveDetail(tx, w.personal, accountId, { name, value })
    await holdFor(tx, accountId, 'money_out', 3_600)
    await fund(tx, accountId, 100_000n)
  })
  return { accountId, id: await publicIdOf(w, accountId), mobile, email, agent, agentBelow }
}

type Tx = Parameters<Parameters<World['database']['transaction']>[0]>[0]
async function fund(tx: Tx, accountId: bigint, amount: bigint) {
  const subject = available(accountId, 'VND')
  const key = { source: 'demo', kind: 'funding', externalId: `funding of ${accountId}` }
  const legs = [
    { debit: demoFunding('VND'), credit: subject, amount },
    { debit: subject, credit: held(accountId, 'VND'), amount: 40_000n },
  ]
  await postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject, holds: 40_000n })
}

test('[OPS-05] the record says who a member is, how it is secured, where it stands and what it has', async () => {
  const { id, agent, agentBelow } = await knownMember('bich.ngoc')
  await deskMember(w, { username: 'under.above', parentId: agent.accountId })
  const { value } = await look(w, calls.memberRecord, { id })
  expect(value).toMatchObject({
    ...{ id, username: 'bich.ngoc', nickname: 'Ngọc', type: 0, state: 'active', stateChange: null, registration: null },
    ...{ firstSignInAt: null, lastSignInAt: null, openSessions: 0, passkeys: 0, authenticator: null },
    mobile: expect.stringMatching(/^\+84 98\* \*\*\* \d{3}$/),
    email: { address: 'b***@p***.com', isConfirmed: true },
    details: ['fullName', 'birthday', 'bankAccountNumber'],
    password: { ageDays: 0, isWeak: false, mustChange: false },
    holds: [{ kind: 'money_out', until: expect.stringMatching(/Z$/) }],
    upline: [
      { id: agentBelow.id, username: 'bich.ngoc.right.above', type: 2 },
      { id: agent.id, username: 'bich.ngoc.above', type: 1 },
    ],
    directDownlines: 0,
    money: { balance: '600.00', held: '400.00', owed: '0.00', version: 3 },
  })
  const above = (await look(w, calls.memberRecord, { id: agent.id })).value
  expect(above).toMatchObject({
    upline: [],
    directDownlines: 2,
    password: null,
    mobile: null,
    email: null,
    details: [],
  })
})

test('[OPS-05] sign-ins, sessions and devices of a member are listed, and stand on its timeline', async () => {
  const { id } = await knownMember('nga')
  await logIn(w, newBrowser(w), { username: 'nga', password: 'wrong wrong' })
  await logIn(w, newBrowser(w), { username: 'nga', password: 'mận chín đỏ' })
  const signIns = (await look(w, calls.memberSignIns, { id })).value
  expect(signIns.rows.map(({ method, result }) => `${method} ${result}`)).toEqual([
    'password entered',
    'password refused',
  ])
  expect(signIns.next).toBe(null)
  const { rows: sessions } = (await look(w, calls.memberSessions, { id })).value
  expect(sessions).toEqual([expect.objectContaining({ id: expect.stringMatching(/^[\w-]{22}$/), country: 'VN' })])
  const { rows: devices } = (await look(w, calls.memberDevices, { id })).value
  expect(devices).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]{16}$/), device: sessions[0]?.device, seenAt: expect.any(String) },
  ])
  expect((await look(w, calls.memberRecord, { id })).value).toMatchObject({
    ...{ openSessions: 1, lastSignInAt: signIns.rows[0]?.at, firstSignInAt: expect.any(String) },
  })
  await act(w, calls.holdMoney, { id, hours: 5, reason: 'A call from the bank' })
  const { rows } = (await look(w, calls.memberTimeline, { id })).value
  expect(rows[0]).toMatchObject({
    kind: 'operatorAction',
    call: 'holdMoney',
    by: 'operator key',
    reason: 'A call from the bank',
  })
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
    ...['emailConfirmed', 'emailSet', 'mobileSet', 'operatorAction', 'passwordSet', 'registered', 'signIn', 'signIn'],
  ])
  expect(rows.map(({ at }) => at)).toEqual(
    rows
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
})

test('[OPS-05] the timeline goes on page by page and holds everything once', async () => {
  const { id } = await knownMember('thu')
  for (let i = 0; i < 25; i++) await act(w, calls.memberContacts, { id, reason: `Reading it again, ${i}` })
  const whole = (await look(w, calls.memberTimeline, { id, size: 200 })).value.rows
  const paged: typeof whole = []
  let after: string | null | undefined
  while (after !== null) {
    const query = { id, size: 10, ...(after !== undefined && { after }) }
    const page: Awaited<ReturnType<typeof look<typeof calls.memberTimeline>>> = await look(
      w,
      calls.memberTimeline,
      query,
    )
    paged.push(...page.value.rows)
    after = page.value.next
  }
  expect(paged).toEqual(whole)
  expect(whole.length).toBe(30)
})

test('[OPS-05] no list tells personal data in the clear; the one call that does leaves who read it and why', async () => {
  const { id, mobile, email } = await knownMember('hoa')
  const told = await act(w, calls.memberContacts, { id, reason: 'The bank asks for the name' })
  expect(told.value).toEqual({
    mobile,
    email: { address: email, isConfirmed: true },
    details: Object.entries(plain.details).map(([name, value]) => ({ name, value })),
  })
  const readings: readonly CallDefinition[] = [
    ...[calls.memberRecord, calls.memberSignIns, calls.memberSessions, calls.memberDevices, calls.memberTimeline],
    ...[calls.memberStatement, calls.memberRounds, calls.memberTurnover],
  ]
  const answers = [JSON.stringify((await look(w, calls.findMembers, { q: 'hoa' })).value)]
  for (const call of readings) answers.push(JSON.stringify((await look(w, call, { id })).value))
  const [audit] = await w.database.db
    .selectFrom('operator_actions')
    .selectAll()
    .where('call', '=', 'memberContacts')
    .where('object', '=', 'account hoa')
    .execute()
  expect(audit).toMatchObject({ reason: 'The bank asks for the name' })
  answers.push(JSON.stringify(audit, (_name, value) => (typeof value === 'bigint' ? String(value) : value)))
  for (const secret of [mobile, mobile.slice(4), email, ...Object.values(plain.details)])
    for (const answer of answers) expect(answer).not.toContain(secret)
})

const ofMembers = Object.values<CallDefinition>(calls).filter(
  ({ callers, method, query }) =>
    callers.includes('operator') &&
    method === 'GET' &&
    /^\^\[A-Za-z0-9_-\]\{22\}\$$/.test(
      (query as unknown as { properties: { id?: { pattern?: string } } }).properties.id?.pattern ?? '',
    ),
)

test.each(ofMembers)('[OPS-05] $id knows members and agents alone', async (call) => {
  for (const type of [accountTypes.trial, accountTypes.operator]) {
    const { id } = await deskMember(w, { username: `${call.id}.${type}`, type })
    expect((await look(w, call, { id })).code).toBe('account_not_found')
  }
  expect((await look(w, call, { id: 'A'.repeat(22) })).code).toBe('account_not_found')
  for (const id of ['', '7', `${'A'.repeat(22)}\0`, 'A'.repeat(23)])
    expect((await look(w, call, { id })).code).toBe('invalid_input')
  const agent = await deskMember(w, { username: `${call.id}.agent`, type: 42 })
  expect((await look(w, call, { id: agent.id })).status).toBe(200)
})
