import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#/test-world/test-database.ts'
import { createAccount } from './accounts.ts'
import { giveMobile, MobileTaken, maskBankAccount, maskMail, maskNumber } from './contacts.ts'
import { PersonalSecrets } from './personal-secrets.ts'
import { anAccount } from './test-world/account-builder.ts'

async function twoAccounts() {
  const database = await emptyDatabase('pglite')
  const make = (username: string) => database.transaction((tx) => createAccount(tx, anAccount({ username })))
  return { database, one: await make('Linh'), other: await make('Minh') }
}

test('[ACC-13] a number belongs to one account, and an account has one', async () => {
  const { database, one, other } = await twoAccounts()
  const personal = new PersonalSecrets(randomBytes(32))
  const give = (id: bigint, e164: string) => database.transaction((tx) => giveMobile(tx, personal, id, e164))
  await give(one, '+84912345678')
  await expect(give(other, '+84912345678')).rejects.toThrow(MobileTaken)
  await expect(give(one, '+84987654321')).rejects.toThrow(MobileTaken)
  await give(other, '+84987654321')
})

test('[ACC-13] a number can be read again with the key, for its account alone', async () => {
  const { database, one, other } = await twoAccounts()
  const key = randomBytes(32)
  const personal = new PersonalSecrets(key)
  await database.transaction((tx) => giveMobile(tx, personal, one, '+84912345678'))
  const { sealed_number: sealed } = await database.db
    .selectFrom('account_mobiles')
    .select('sealed_number')
    .executeTakeFirstOrThrow()
  expect(new PersonalSecrets(key).openNumber(one, sealed)).toBe('+84912345678')
  expect(personal.openNumber(other, sealed)).toBeUndefined()
  expect(new PersonalSecrets(randomBytes(32)).openNumber(one, sealed)).toBeUndefined()
})

test.each([
  ['+84912345678', '+84 91* *** 678'],
  ['+6581234567', '+65 81* ** 567'],
  ['+8613812345678', '+86 13* *** ** 678'],
  ['+6834123', '+683 ** 23'],
])('[ACC-19] %s is shown as %s', async (e164, shown) => {
  expect(await maskNumber(e164)).toBe(shown)
})

test('[MEM-02] of an address and of a bank account only the ends are shown', () => {
  expect(maskMail('linh.tran@mail.example.com')).toBe('l***@m***.com')
  expect(maskBankAccount('0071001234567')).toBe('***4567')
  expect(maskBankAccount('1234')).toBe('***')
})
