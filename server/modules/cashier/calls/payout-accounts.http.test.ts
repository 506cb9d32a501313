import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldUntil, holdFor } from '#/modules/accounts/holds.ts'
import { ownDetails, saveDetail } from '#/modules/accounts/own-account.ts'
import { type FactorsWorld, finish, password, pending } from '#/modules/sign-in/test-world/factors-world.ts'
import { removePayoutAccount } from '../payout-accounts/change-accounts.ts'
import { lockPayoutAccount, openPayoutAccount } from '../payout-accounts/own-accounts.ts'
import { cashierSections } from '../sections.ts'
import {
  addAccount,
  aNumber,
  choosePaymentPassword,
  codeOf,
  digits,
  holder,
  type Payee,
  payee,
  payoutWorld,
  seen,
} from '../test-world/payout-world.ts'

/** One for all: every account here is its own. */
let s: FactorsWorld
beforeAll(async () => {
  s = await payoutWorld()
})
afterAll(() => s[Symbol.asyncDispose]())

const shown = { paymentPassword: digits }
const moneyHeldUntil = ({ id }: Payee) => heldUntil(s.w.database.db, id, 'money_out')
const detailsOf = ({ id }: Payee) => ownDetails(s.w.database.db, s.w.personal, id)
const tell = ({ id }: Payee, name: string, value: string) =>
  s.w.database.transaction((tx) => saveDetail(tx, s.w.personal, id, { name, value }))

/** A member with a payment password and one account. */
async function established(): Promise<Payee> {
  const who = await payee(s.w)
  await choosePaymentPassword(who)
  await addAccount(who, { holder })
  return who
}

test('[WAL-07] the first account is free: it needs no payment password, can be used at once, and gives the real name', async () => {
  const linh = await payee(s.w)
  expect(await seen(linh)).toMatchObject({ accounts: [], holder: null, needsPaymentPassword: false, proof: 'password' })
  expect((await addAccount(linh)).value.fields).toEqual([{ path: '/body/holder', rule: 'required' }])
  expect((await addAccount(linh, { holder: 'Linh 2' })).value.fields).toEqual([{ path: '/body/holder', rule: 'rule' }])
  expect((await addAccount(linh, { holder, password: 'not it at all' })).code).toBe('wrong_password')
  const { value } = await addAccount(linh, { holder: ' Nguyễn  Văn Đức ', number: '0011223344556' })
  const account = { bin: '970436', bank: 'Vietcombank', last4: '4556', isDefault: true, isHeld: false }
  expect(value).toMatchObject(account)
  expect(await seen(linh)).toMatchObject({
    ...{ accounts: [account], holder: 'N*** V*** Đ***', needsPaymentPassword: true, moneyHeldUntil: null },
  })
  expect(await detailsOf(linh)).toMatchObject({ fullName: holder, bankAccountName: 'NGUYEN VAN DUC' })
  expect(await moneyHeldUntil(linh)).toBeUndefined()
})

test('[WAL-07] the real name is fixed: other spellings of it are taken, another name is refused', async () => {
  const linh = await payee(s.w)
  await choosePaymentPassword(linh)
  await tell(linh, 'fullName', holder)
  expect((await addAccount(linh, { holder: 'Nguyen Van Duc Anh' })).code).toBe('payout_name_differs')
  expect((await addAccount(linh, { holder: 'DUC NGUYEN VAN' })).code).toBe('payout_name_differs')
  expect((await addAccount(linh)).success).toBe(true)
  expect((await addAccount(linh, { ...shown, holder: 'nguyen van duc' })).success).toBe(true)
  expect((await addAccount(linh, { ...shown, holder: 'Tran Thi Linh' })).code).toBe('payout_name_differs')
  const body = { values: [{ name: 'fullName', value: 'Trần Thị Linh' }] }
  expect(await codeOf(linh.own(calls.changeProfile, body))).toBe('profile_fixed')
})

test('[WAL-07] a name that was told at registering counts as told', async () => {
  const linh = await payee(s.w)
  await tell(linh, 'payeeName', 'Trần Thị Linh')
  expect((await addAccount(linh, { holder })).code).toBe('payout_name_differs')
  expect((await addAccount(linh)).success).toBe(true)
  expect((await detailsOf(linh)).fullName).toBe('Trần Thị Linh')
})

test('[WAL-07] a later account needs the payment password, is held for 24 hours, and holds all payouts as long', async () => {
  const linh = await payee(s.w)
  await addAccount(linh, { holder })
  expect((await addAccount(linh)).value.fields).toEqual([{ path: '/body/paymentPassword', rule: 'required' }])
  expect((await addAccount(linh, shown)).code).toBe('payment_password_needed')
  await choosePaymentPassword(linh)
  expect(await addAccount(linh, { paymentPassword: '999999' })).toMatchObject({
    code: 'payment_password_wrong',
    value: { left: 4 },
  })
  expect((await addAccount(linh, { ...shown, password: 'not it at all' })).code).toBe('wrong_password')
  const { value } = await addAccount(linh, shown)
  expect(value).toMatchObject({ isDefault: false, isHeld: true })
  const hours = (moment: string | Date | undefined) => (new Date(moment ?? 0).getTime() - Date.now()) / 3_600_000
  expect(hours(value.usableFrom)).toBeGreaterThan(23.9)
  expect(hours(await moneyHeldUntil(linh))).toBeGreaterThan(23.9)
  const isHeld = async () => (await s.w.database.transaction((tx) => lockPayoutAccount(tx, linh.id, value.id)))?.isHeld
  expect(await isHeld()).toBe(true)
  await s.w.moveClock(24 * 3600 + 60)
  expect(await isHeld()).toBe(false)
  await s.w.moveClock(0)
})

test('[WAL-07] five accounts at most, and one of them is the default', async () => {
  const linh = await established()
  for (let count = 2; count <= 5; count++) expect((await addAccount(linh, shown)).success).toBe(true)
  expect((await addAccount(linh, shown)).code).toBe('payout_too_many_accounts')
  const { accounts } = await seen(linh)
  expect(accounts.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([true, false, false, false, false])
  const last = accounts.at(-1)
  expect(await codeOf(linh.own(calls.chooseDefaultPayoutAccount, { id: last.id }))).toBeUndefined()
  const after = (await seen(linh)).accounts
  expect(after[0]).toMatchObject({ id: last.id, isDefault: true })
  expect(after.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
})

test('[WAL-07] a number of a bank has one owner; at another bank it is another account, and its owner is answered it again', async () => {
  const [linh, mai] = [await payee(s.w), await payee(s.w)]
  const number = aNumber()
  const { value } = await addAccount(linh, { holder, number })
  expect((await addAccount(mai, { holder, number })).code).toBe('payout_account_used')
  expect((await addAccount(mai, { holder, number, bin: '970407' })).success).toBe(true)
  await choosePaymentPassword(linh)
  expect((await addAccount(linh, { ...shown, number })).value).toEqual(value)
  expect(await moneyHeldUntil(linh)).toBeUndefined()
})

test("[WAL-07] an account of another's is not there", async () => {
  const [linh, mai] = [await established(), await established()]
  const [{ id }] = (await seen(linh)).accounts
  expect(await codeOf(mai.own(calls.chooseDefaultPayoutAccount, { id }))).toBe('payout_account_not_found')
  expect(await s.w.database.transaction((tx) => lockPayoutAccount(tx, mai.id, id))).toBeUndefined()
})

test('[WAL-07] a bank that is switched off, and one that takes no transfers, are not paid out to', async () => {
  const linh = await payee(s.w)
  expect((await addAccount(linh, { holder, bin: '971005' })).code).toBe('payout_bank_off')
  expect((await addAccount(linh, { holder, bin: '000000' })).code).toBe('payout_bank_off')
  await s.w.set('payoutBanks', { off: ['970436'] })
  expect((await addAccount(linh, { holder })).code).toBe('payout_bank_off')
  const { banks } = await seen(linh)
  expect(banks).toHaveLength(41)
  await s.w.set('payoutBanks', { off: [] })
  const faults = cashierSections.payoutBanks.faults?.({ off: ['970436', '123456', '971005'] })
  expect(faults?.map(({ path }) => path)).toEqual(['/off/1', '/off/2'])
})

test.each(['12345', '12345678901234567890', '12345a', '１２３４５６'])(
  '[WAL-07] %s is no number of an account',
  async (number) => {
    expect((await addAccount(await payee(s.w), { holder, number })).code).toBe('invalid_input')
  },
)

test('[WAL-07] numbers of 6 and 19 digits are taken', async () => {
  expect((await addAccount(await payee(s.w), { holder, number: '654328' })).success).toBe(true)
  expect((await addAccount(await payee(s.w), { holder, number: '9876543210987654321' })).success).toBe(true)
})

test('[WAL-07] while contacts are held no account is added, and nobody tries numbers without end', async () => {
  const linh = await payee(s.w)
  await s.w.database.transaction((tx) => holdFor(tx, linh.id, 'contacts', 60))
  expect((await addAccount(linh, { holder })).code).toBe('contacts_held')
  const mai = await payee(s.w)
  for (let tries = 0; tries < 20; tries++) await addAccount(mai, { holder: '2' })
  expect((await addAccount(mai, { holder })).code).toBe('too_many_requests')
})

test('[WAL-07] an operator removes an account: the next one is the default, its number is free, and no account is the first again', async () => {
  const linh = await established()
  await addAccount(linh, shown)
  const [first, second] = (await seen(linh)).accounts
  const remove = (publicId: string) =>
    s.w.database.transaction((tx) => removePayoutAccount(tx, linh.id, { publicId, by: 'mai' }))
  await remove(first.id)
  await expect(remove(first.id)).rejects.toMatchObject({ code: 'payout_account_not_found' })
  expect((await seen(linh)).accounts).toMatchObject([{ id: second.id, isDefault: true }])
  await remove(second.id)
  expect(await seen(linh)).toMatchObject({ accounts: [], needsPaymentPassword: true })
  expect((await addAccount(linh, { holder })).value.fields).toEqual([
    { path: '/body/paymentPassword', rule: 'required' },
  ])
  expect((await addAccount(linh, shown)).value).toMatchObject({ isDefault: true, isHeld: true })
})

test('[WAL-07] a payout is told number and holder in the clear, also of an account that was removed meanwhile', async () => {
  const linh = await payee(s.w)
  const number = aNumber()
  const { value } = await addAccount(linh, { holder, number })
  const { id = 0n } = (await s.w.database.transaction((tx) => lockPayoutAccount(tx, linh.id, value.id))) ?? {}
  const open = () => openPayoutAccount(s.w.database.db, s.w.personal, id)
  expect(await open()).toEqual({ bin: '970436', number, holder: 'NGUYEN VAN DUC' })
  await s.w.database.transaction((tx) => removePayoutAccount(tx, linh.id, { publicId: value.id, by: 'mai' }))
  expect(await open()).toMatchObject({ number })
  expect(await openPayoutAccount(s.w.database.db, s.w.personal, 10n ** 12n)).toBeUndefined()
})

test('[PRV-04] number and holder stand in no answer, no mail, no log line and no row', async () => {
  const linh = await payee(s.w, { email: { address: 'linh.bank@example.com', isConfirmed: true } })
  const before = s.mail.deliveries.length
  const { value } = await addAccount(linh, { holder: 'Phạm Bí Mật', number: '8877665544332' })
  await s.mail.arrived(before + 1)
  const rows = await s.w.database.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('account_id', '=', linh.id)
    .execute()
  const kept = rows
    .flatMap((row) => Object.values<unknown>(row))
    .map((each) => (each instanceof Uint8Array ? Buffer.from(each).toString('latin1') : String(each)))
  const written = [JSON.stringify([s.w.logs, value, await seen(linh), s.mail.deliveries]), ...kept].join('\n')
  expect(written).toContain('4332')
  for (const secret of ['8877665544332', 'Bí', 'BI MAT', 'Mật']) expect(written, secret).not.toContain(secret)
})

test('[ACC-19] the name on the bank account finishes a sign-in from an unknown address, and then nothing is paid out or changed', async () => {
  const linh = await payee(s.w)
  await s.w.set('stepUp', { enabled: true, knownForDays: 30, trustsKnownDevices: true })
  const without = await pending(s.w, linh)
  expect(without.answer.json().code).toBe('step_up_unavailable')
  await addAccount(linh, { holder })
  const begun = await pending(s.w, linh)
  expect(begun.ways).toEqual([{ method: 'bankAccountName' }])
  expect((await finish(begun, 'bankAccountName', 'Tran Thi Linh')).json().code).toBe('step_up_wrong')
  expect((await finish(begun, 'bankAccountName', 'nguyen van duc')).json().success).toBe(true)
  expect(await moneyHeldUntil(linh)).toBeDefined()
  expect((await addAccount(linh, { ...shown, password })).code).toBe('contacts_held')
  await s.w.set('stepUp', { enabled: false, knownForDays: 30, trustsKnownDevices: true })
})
