import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { hadAccessAct, heldUntil, holdFor } from '#/modules/accounts/holds.ts'
import { addAccount, choosePaymentPassword, holder, payee, seen } from '#/modules/cashier/test-world/payout-world.ts'
import { actTogether, look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { giveAuthenticator } from '../test-world/given-authenticators.ts'

type Headers = Readonly<Record<string, string>>

/** One for all: each member is its test's own. */
let w: World
let mai: Headers
let anh: Headers
beforeAll(async () => {
  w = await world()
  const owner = async (username: string) => (await w.signIn({ username, type: accountTypes.operator })).consoleHeaders
  mai = await owner('mai')
  anh = await owner('anh')
})
afterAll(() => w[Symbol.asyncDispose]())

const reason = 'The owner asked for it'

async function post(call: CallDefinition, payload: object, headers: Headers) {
  const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
  const { success, code, value } = (await w.app.operator.inject(sent)).json()
  return success ? value : code
}

interface Subject {
  readonly accountId: bigint
  readonly body: object
}

async function member(): Promise<Subject & { readonly id: string; readonly username: string }> {
  const { id: accountId } = await payee(w)
  const id = await publicIdOf(w, accountId)
  const { username } = await w.database.db
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { accountId, id, username, body: { id, reason } }
}

async function withPayouts(): Promise<Subject & { readonly account: string }> {
  const who = await payee(w)
  await choosePaymentPassword(who)
  await addAccount(who, { holder, number: `77${who.id}00112233`.slice(0, 19) })
  const [{ id: account }] = (await seen(who)).accounts
  const id = await publicIdOf(w, who.id)
  return { accountId: who.id, account, body: { id, reason } }
}

/** Every act on how a member's account is accessed or paid out, with a member whom it can be carried out on. */
const acts: readonly {
  readonly call: CallDefinition
  readonly subject: () => Promise<Subject>
  readonly shows?: RegExp
}[] = [
  { call: calls.handOutPassword, subject: member, shows: /^[\w-]{22}$/ },
  {
    call: calls.mintSignInCode,
    shows: /\?token=[\w-]{27}$/,
    async subject() {
      const { accountId, username } = await member()
      return { accountId, body: { username, reason } }
    },
  },
  {
    call: calls.resetMemberFactors,
    async subject() {
      const subject = await member()
      await giveAuthenticator(w, subject.accountId)
      return subject
    },
  },
  { call: calls.resetPaymentPassword, subject: withPayouts },
  {
    call: calls.removePayoutAccount,
    async subject() {
      const { body, account, ...subject } = await withPayouts()
      return { ...subject, body: { ...body, account } }
    },
  },
]

const hoursHeld = async (accountId: bigint) => {
  const until = await heldUntil(w.database.db, accountId, 'money_out')
  return until ? (until.getTime() - Date.now()) / 3_600_000 : 0
}

test.each(acts)(
  '[OPS-05] $call.id is done by two operators, never by the key, and holds money for 72 hours',
  async (act) => {
    const { accountId, body } = await act.subject()
    const { approval } = await post(act.call, body, w.operatorHeaders)
    expect(approval).toMatch(/^\d+$/)
    expect(await post(calls.approveRequest, { id: approval }, w.operatorHeaders)).toBe('role_forbids')
    const own = await post(act.call, body, mai)
    expect(await post(calls.approveRequest, { id: own.approval }, mai)).toBe('own_approval')
    expect(await post(calls.approveRequest, { id: own.approval }, w.operatorHeaders)).toBe('role_forbids')
    expect(await hadAccessAct(w.database.db, accountId)).toBe(false)
    expect(await hoursHeld(accountId)).toBe(0)

    const done = await post(calls.approveRequest, { id: approval }, anh)
    expect(done).toEqual(act.shows ? { shown: expect.stringMatching(act.shows) } : {})
    expect(await hadAccessAct(w.database.db, accountId)).toBe(true)
    expect(await hoursHeld(accountId)).toBeGreaterThan(71.9)
    expect(await hoursHeld(accountId)).toBeLessThan(72.1)
  },
)

test('[OPS-05] every call that changes something of one member either needs a second operator or is on this list', () => {
  // Protective acts, reading and money of its own rules; each was decided for.
  const alone = ['memberContacts', 'suspendMember', 'reinstateMember', 'holdMoney', 'endMemberSessions', 'markMember']
  const read = ['payoutAccountInClear']
  const ofMembers = Object.values<CallDefinition>(calls).filter(
    ({ path, method }) => path.startsWith('/wps/operator/members') && method !== 'GET',
  )
  const single = ofMembers.filter(({ fourEyes }) => !fourEyes).map(({ id }) => id)
  expect(single.toSorted()).toEqual([...alone, ...read].toSorted())
  expect(acts.every(({ call }) => call.fourEyes)).toBe(true)
})

test('[OPS-05] one operator alone does not end the hold, and two do', async () => {
  const { accountId, body } = await member()
  await w.database.transaction((tx) => holdFor(tx, accountId, 'money_out', 72 * 3600))
  const { approval } = await post(calls.releaseMoney, body, mai)
  expect(await post(calls.approveRequest, { id: approval }, mai)).toBe('own_approval')
  expect(await hoursHeld(accountId)).toBeGreaterThan(71)
  expect(await post(calls.approveRequest, { id: approval }, anh)).toEqual({})
  expect(await hoursHeld(accountId)).toBe(0)
})

test('[WAL-07] a payout account added after two operators released the money is not held', async () => {
  const who = await payee(w)
  const id = await publicIdOf(w, who.id)
  await choosePaymentPassword(who)
  await actTogether(w, calls.resetPaymentPassword, { id, reason })
  await actTogether(w, calls.releaseMoney, { id, reason })
  await choosePaymentPassword(who)
  await addAccount(who, { holder, number: `77${who.id}00112233`.slice(0, 19) })
  expect((await seen(who)).accounts).toMatchObject([{ isHeld: false }])
})

test('[WAL-07] the first payout account is held when it is added after an act on access, as long as the setting says', async () => {
  const plain = await payee(w)
  await choosePaymentPassword(plain)
  await addAccount(plain, { holder, number: `78${plain.id}00112233`.slice(0, 19) })
  expect((await seen(plain)).accounts).toMatchObject([{ isHeld: false }])

  const who = await payee(w)
  await choosePaymentPassword(who)
  await actTogether(w, calls.resetPaymentPassword, { id: await publicIdOf(w, who.id), reason })
  await w.set('approvals', { waitsHours: 72, accessHoldHours: 100, moneyNotices: [] })
  await addAccount(who, { holder, number: `79${who.id}00112233`.slice(0, 19) })
  const [account] = (await seen(who)).accounts
  expect(account).toMatchObject({ isHeld: true })
  const hours = (Date.parse(account.usableFrom) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(99)
  expect(hours).toBeLessThan(101)
  await w.set('approvals', { waitsHours: 72, accessHoldHours: 72, moneyNotices: [] })
})

test('[OPS-05] a member’s timeline has what was approved, and nothing that was only requested', async () => {
  const { id, body } = await member()
  const told = async () =>
    (await look(w, calls.memberTimeline, { id, size: 50 })).value.rows.flatMap(({ kind, call, by }) =>
      kind === 'operatorAction' ? [{ call, by }] : [],
    )
  const { approval } = await post(calls.handOutPassword, body, mai)
  expect(await told()).toEqual([])
  await post(calls.approveRequest, { id: approval }, anh)
  expect(await told()).toEqual([{ call: 'handOutPassword', by: 'anh' }])
})
