import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import type { FactorsWorld } from '#/modules/sign-in/test-world/factors-world.ts'
import { password } from '#/modules/sign-in/test-world/factors-world.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { checkPaymentPassword } from '../payment-password/check-payment-password.ts'
import { paymentPasswordState } from '../payouts.ts'
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

onPostgres('payout accounts and payment passwords', () => {
  let s: FactorsWorld
  beforeAll(async () => {
    s = await payoutWorld({ engine: 'postgres' })
  })
  afterAll(() => s[Symbol.asyncDispose]())

  const passwords = new PasswordHashing()
  const tryOf = ({ id }: Payee, text: string) =>
    checkPaymentPassword({ database: s.w.database, passwords }, id, text).then(
      () => 'right',
      ({ code }) => code as string,
    )
  const counted = (codes: readonly (string | undefined)[], code: string | undefined) =>
    codes.filter((each) => each === code).length

  test('[WAL-07] of eight wrong tries at once four are told wrong, and the lock is set by the fifth', async () => {
    const linh = await payee(s.w)
    await choosePaymentPassword(linh)
    const codes = await Promise.all(Array.from({ length: 8 }, () => tryOf(linh, '999999')))
    expect(counted(codes, 'payment_password_wrong')).toBe(4)
    expect(counted(codes, 'payment_password_locked')).toBe(4)
    expect(await tryOf(linh, digits)).toBe('payment_password_locked')
    expect(await paymentPasswordState(s.w.database.db, linh.id)).toMatchObject({ wrongTries: 5 })
  })

  test('[WAL-07] right tries at once are all right, and leave nothing counted', async () => {
    const linh = await payee(s.w)
    await choosePaymentPassword(linh)
    const codes = await Promise.all(Array.from({ length: 4 }, () => tryOf(linh, digits)))
    expect(codes).toEqual(Array(4).fill('right'))
    expect(await paymentPasswordState(s.w.database.db, linh.id)).toMatchObject({ wrongTries: 0, lockedUntil: null })
  })

  test('[WAL-07] of five members who add one number at once one has it', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => payee(s.w)))
    const number = aNumber()
    const answers = await Promise.all(members.map((who) => addAccount(who, { holder, number })))
    const codes = answers.map(({ code }) => code)
    expect(counted(codes, undefined)).toBe(1)
    expect(counted(codes, 'payout_account_used')).toBe(4)
  })

  test('[WAL-07] of three accounts that are added at once as the first one is free, and the others need the payment password', async () => {
    const linh = await payee(s.w)
    const codes = await Promise.all(
      Array.from({ length: 3 }, () => addAccount(linh, { holder }).then(({ code }) => code)),
    )
    expect(counted(codes, undefined)).toBe(1)
    expect((await seen(linh)).accounts).toHaveLength(1)
  })

  test('[WAL-07] accounts that are added at once are five at most, with one default', async () => {
    const linh = await payee(s.w)
    await choosePaymentPassword(linh)
    await addAccount(linh, { holder })
    await Promise.all(Array.from({ length: 4 }, () => addAccount(linh, { paymentPassword: digits })))
    await Promise.all(Array.from({ length: 4 }, () => addAccount(linh, { paymentPassword: digits })))
    const { accounts } = await seen(linh)
    expect(accounts).toHaveLength(5)
    const choose = (id: string) => codeOf(linh.own(calls.chooseDefaultPayoutAccount, { id }))
    expect(await Promise.all(accounts.map(({ id }: { id: string }) => choose(id)))).toEqual(Array(5).fill(undefined))
    const after = (await seen(linh)).accounts
    expect(after.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
  })

  test('[MEM-02] of two payment passwords that are set at once one counts', async () => {
    const linh = await payee(s.w)
    const set = (paymentPassword: string) => codeOf(linh.own(calls.setPaymentPassword, { paymentPassword, password }))
    const codes = await Promise.all([set('975311'), set('864202')])
    expect(counted(codes, undefined)).toBe(1)
    expect(counted(codes, 'payment_password_exists')).toBe(1)
  })
})
