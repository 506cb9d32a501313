import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import { act, actTogether, closeForGood, look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { checkPaymentPassword } from '../payment-password/check-payment-password.ts'
import { addAccount, choosePaymentPassword, digits, holder, type Payee, payee } from '../test-world/payout-world.ts'

/** One for all: every member here is its test's own. */
let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

const reason = 'the member asked for it'
const payouts = async (id: string) => (await look(w, calls.memberPayouts, { id })).value
const newest = () =>
  w.database.db
    .selectFrom('operator_actions')
    .select(['call', 'before', 'after', 'reason', 'object'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

async function wrongTry({ id }: Payee): Promise<void> {
  const parts = { database: w.database, passwords: new PasswordHashing() }
  await checkPaymentPassword(parts, id, '999999').catch(() => undefined)
}

/** A member with a payment password and two accounts, by the ids that operators see. */
async function established() {
  const who = await payee(w)
  const id = await publicIdOf(w, who.id)
  await choosePaymentPassword(who)
  await addAccount(who, { holder, number: `44${who.id}00112233`.slice(0, 19) })
  await addAccount(who, { paymentPassword: digits })
  const [first, second] = (await payouts(id)).accounts
  return { who, id, first: first?.id ?? '', second: second?.id ?? '' }
}

test('[WAL-07] an operator sees accounts by their ends, and the tries that are left of the payment password', async () => {
  const bare = await payee(w)
  expect(await payouts(await publicIdOf(w, bare.id))).toEqual({ accounts: [], paymentPassword: null })
  const { who, id } = await established()
  await wrongTry(who)
  expect(await payouts(id)).toEqual({
    accounts: [
      expect.objectContaining({ bank: 'Vietcombank', last4: '2233', isDefault: true, isHeld: false }),
      expect.objectContaining({ isDefault: false, isHeld: true }),
    ],
    paymentPassword: { setAt: expect.stringMatching(/Z$/), triesLeft: 4, lockedUntil: null },
  })
  for (let tries = 0; tries < 4; tries++) await wrongTry(who)
  expect((await payouts(id)).paymentPassword).toMatchObject({ triesLeft: 0, lockedUntil: expect.stringMatching(/Z$/) })
  await w.moveClock(24 * 3600 + 60)
  expect((await payouts(id)).paymentPassword).toMatchObject({ triesLeft: 5, lockedUntil: null })
  await w.moveClock(0)
})

test('[PRV-04] number and holder are told in the clear with a reason, and the audit keeps that they were, without them', async () => {
  const { who, id, first } = await established()
  const told = await act(w, calls.payoutAccountInClear, { id, account: first, reason })
  const number = `44${who.id}00112233`
  expect(told.value).toEqual({ bin: '970436', number, holder: 'NGUYEN VAN DUC' })
  const row = await newest()
  expect(row).toMatchObject({ call: 'payoutAccountInClear', after: { told: ['number', 'holder'] }, reason })
  expect(JSON.stringify(row)).not.toContain(number)
  const other = await established()
  expect((await act(w, calls.payoutAccountInClear, { id, account: other.first, reason })).code).toBe(
    'payout_account_not_found',
  )
})

test('[WAL-07] support removes an account with a reason that stays in the audit', async () => {
  const { id, first, second } = await established()
  expect((await actTogether(w, calls.removePayoutAccount, { id, account: first, reason })).code).toBeUndefined()
  expect((await payouts(id)).accounts).toMatchObject([{ id: second, isDefault: true }])
  expect(await newest()).toMatchObject({
    call: 'approveRequest',
    before: { account: first, bin: '970436', last4: '2233' },
  })
  expect((await act(w, calls.removePayoutAccount, { id, account: first, reason })).code).toBe(
    'payout_account_not_found',
  )
})

test('[WAL-07] two operators reset a payment password, and money is held', async () => {
  const owner = async (username: string) => (await w.signIn({ username, type: accountTypes.operator })).consoleHeaders
  const [mai, anh] = [await owner('mai'), await owner('anh')]
  const post = async (call: { readonly path: string }, payload: object, headers: Readonly<Record<string, string>>) => {
    const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
    return (await w.app.operator.inject(sent)).json()
  }
  const bare = await publicIdOf(w, (await payee(w)).id)
  expect((await post(calls.resetPaymentPassword, { id: bare, reason }, mai)).code).toBe('factor_not_found')
  const { id } = await established()
  const { approval } = (await post(calls.resetPaymentPassword, { id, reason }, mai)).value
  expect((await payouts(id)).paymentPassword).not.toBeNull()
  expect((await post(calls.approveRequest, { id: approval, reason }, mai)).code).toBe('own_approval')
  expect((await post(calls.approveRequest, { id: approval, reason }, anh)).success).toBe(true)
  expect((await payouts(id)).paymentPassword).toBeNull()
  const { holds } = (await look(w, calls.memberRecord, { id })).value
  expect(holds.map(({ kind }) => kind)).toEqual(['money_out'])
})

test('[WAL-07] of a closed account nothing is removed or reset', async () => {
  const { who, id, first } = await established()
  await closeForGood(w, who.id)
  expect((await act(w, calls.removePayoutAccount, { id, account: first, reason })).code).toBe('account_closed')
  expect((await act(w, calls.resetPaymentPassword, { id, reason })).code).toBe('account_closed')
  expect((await look(w, calls.memberPayouts, { id: 'A'.repeat(22) })).code).toBe('account_not_found')
})
