import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import type { FactorsWorld } from '#/modules/sign-in/test-world/factors-world.ts'
import { password } from '#/modules/sign-in/test-world/factors-world.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { checkPaymentPassword } from '../payment-password/check-payment-password.ts'
import { countPaymentTry, paymentPasswordOf } from '../store/payment-passwords.ts'
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
  const tryOf = ({ id }: Payee, text: string, hashing = passwords) =>
    checkPaymentPassword({ database: s.w.database, passwords: hashing }, id, text).then(
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
    expect(await paymentPasswordOf(s.w.database.db, linh.id)).toMatchObject({ wrongTries: 5 })
  })

  test('[WAL-07] right tries at once are all right, and leave nothing counted', async () => {
    const linh = await payee(s.w)
    await choosePaymentPassword(linh)
    const codes = await Promise.all(Array.from({ length: 64 }, () => tryOf(linh, digits)))
    expect(codes).toEqual(Array(64).fill('right'))
    expect(await paymentPasswordOf(s.w.database.db, linh.id)).toMatchObject({ wrongTries: 0, lockedUntil: null })
  })

  test('[WAL-07] right tries at once in several processes are all right, with one wrong try left', async () => {
    const linh = await payee(s.w)
    await choosePaymentPassword(linh)
    for (let wrong = 0; wrong < 4; wrong++) expect(await tryOf(linh, '999999')).toBe('payment_password_wrong')
    const processes = Array.from({ length: 8 }, () => new PasswordHashing())
    const codes = await Promise.all(processes.flatMap((each) => [tryOf(linh, digits, each), tryOf(linh, digits, each)]))
    expect(codes).toEqual(Array(16).fill('right'))
    expect(await paymentPasswordOf(s.w.database.db, linh.id)).toMatchObject({ wrongTries: 0, lockedUntil: null })
  })

  test('[WAL-07] of 64 wrong tries at once in several processes five are compared', async () => {
    const linh = await payee(s.w)
    await choosePaymentPassword(linh)
    let compared = 0
    const counting = () => {
      const own = new PasswordHashing()
      const matches = async (hash: string | null | undefined, text: string) => {
        compared += 1
        return await own.matches(hash, text)
      }
      return { matches } as PasswordHashing
    }
    const processes = Array.from({ length: 4 }, counting)
    const tries = processes.flatMap((each) => Array.from({ length: 16 }, () => tryOf(linh, '999999', each)))
    const codes = await Promise.all(tries)
    expect([counted(codes, 'payment_password_wrong'), counted(codes, 'payment_password_locked')]).toEqual([4, 60])
    expect(compared).toBe(5)
    expect(await tryOf(linh, digits)).toBe('payment_password_locked')
  })

  test('[WAL-07] a process that ends while it compares is waited for, and its try stays counted', async () => {
    const linh = await payee(s.w)
    await choosePaymentPassword(linh)
    await s.w.database.transaction((tx) => countPaymentTry(tx, linh.id))
    const waiting = tryOf(linh, '999999')
    await s.w.moveClock(11)
    expect(await waiting).toBe('payment_password_wrong')
    expect(await paymentPasswordOf(s.w.database.db, linh.id)).toMatchObject({ wrongTries: 2 })
    await s.w.moveClock(0)
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
