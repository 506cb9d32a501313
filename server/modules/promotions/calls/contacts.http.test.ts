import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveMobile, replaceMobile } from '#/modules/accounts/contacts.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { free, newName, type PromotionWorld, promotionWorld } from '../test-world/promotion-world.ts'

let p: PromotionWorld
beforeAll(async () => {
  p = await promotionWorld()
})
afterAll(() => p[Symbol.asyncDispose]())

let numbers = 0
const newNumber = () => `+8491${String(2_400_000 + ++numbers)}`
const local = (e164: string) => `0${e164.slice(3)}`

async function saveZalo({ accountId }: SignedInClient, value: string): Promise<void> {
  const { database, personal } = p.d.w
  await database.transaction((tx) => saveDetail(tx, personal, accountId, { name: 'zalo', value }))
}

/** What the security centre does once a code has proved the number. */
async function prove({ accountId }: SignedInClient, e164: string): Promise<void> {
  const { database, personal } = p.d.w
  await database.transaction((tx) => giveMobile(tx, personal, accountId, e164))
}

async function task(kind: string, own: object = {}): Promise<string> {
  const code = newName('task')
  await p.run({ code, kind, common: free, own })
  return code
}

test('[PRO-10] a number for messages that was only typed earns nothing, and neither does another one than was proved', async () => {
  const code = await task('messaging_task')
  const linh = await p.d.w.signIn()
  await p.deposit(linh, 100_000)
  const before = await p.money(linh)
  await saveZalo(linh, '0999999999')
  expect((await p.claim(linh, code)).code).toBe('reward_not_ready')
  const number = newNumber()
  await prove(linh, number)
  expect((await p.claim(linh, code)).code).toBe('reward_not_ready')
  await saveZalo(linh, local(number))
  expect((await p.claim(linh, code)).value).toMatchObject({ status: 'claimed', amount: '131000.00' })
  expect(await p.money(linh)).toBe(before + 131_000n)
})

test.each([
  ['with the trunk prefix', (e164: string) => `0${e164.slice(3)}`],
  ['with the dialling code', (e164: string) => e164.slice(1)],
  ['without either', (e164: string) => e164.slice(3)],
])('[PRO-10] a number is the same %s', async (_how, written) => {
  const code = await task('messaging_task', { deposited: '0.00' })
  const linh = await p.d.w.signIn()
  const number = newNumber()
  await prove(linh, number)
  await saveZalo(linh, written(number))
  expect(await p.statusOf(linh, code)).toBe('claim')
})

test('[PRO-10] the number for messages earns nothing before a deposit that is large enough', async () => {
  const code = await task('messaging_task')
  const linh = await p.d.w.signIn()
  const number = newNumber()
  await prove(linh, number)
  await saveZalo(linh, local(number))
  await p.deposit(linh, 99_999)
  expect(await p.statusOf(linh, code)).toBe('process')
  await p.deposit(linh, 100_000)
  expect(await p.statusOf(linh, code)).toBe('claim')
})

test('[PRO-10] a number that was rewarded for one account is not rewarded again for another, wherever it has moved', async () => {
  const [messaging, phone] = [
    await task('messaging_task', { deposited: '0.00' }),
    await task('newbie_task', { task: 'phone' }),
  ]
  const [linh, minh] = [await p.d.w.signIn(), await p.d.w.signIn()]
  const number = newNumber()
  await prove(linh, number)
  await saveZalo(linh, local(number))
  expect((await p.claim(linh, messaging)).value).toMatchObject({ status: 'claimed' })
  const { database, personal } = p.d.w
  await database.transaction((tx) => replaceMobile(tx, personal, linh.accountId, newNumber()))
  await prove(minh, number)
  await saveZalo(minh, local(number))
  for (const code of [messaging, phone]) expect((await p.claim(minh, code)).code).toBe('contact_rewarded')
  expect(await p.money(minh)).toBe(0n)
  // The same account is rewarded for it in each promotion.
  expect((await p.claim(linh, phone)).value).toMatchObject({ status: 'claimed' })
})
