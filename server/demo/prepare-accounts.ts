import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { createAccount, findAccount } from '#/modules/accounts/accounts.ts'
import { giveMobile } from '#/modules/accounts/contacts.ts'
import { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { knowNetwork } from '#/modules/sign-in/known-places.ts'
import { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import type { Database } from '#/platform/db/database.ts'
import type { DemoLogin } from '#/platform/process/parent.ts'
import { type DemoAccount, demoAccounts } from './accounts.ts'
import { readSecretFile, writeSecretFile } from './secret-file.ts'

/** Small letters and digits that nobody takes for each other: 22 of them are 108 bits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const passwordLength = 22

const loopback = ['127.0.0.1', '::1']

type Passwords = Record<string, string>

/**
 * Makes those demo accounts that this database lacks, each with a password of its own, and answers all whose password
 * the file in `folder` tells. A snapshot of the demo holds none of them.
 */
export async function prepareAccounts(
  database: Database,
  folder: string,
  personalKey: Uint8Array,
): Promise<DemoLogin[]> {
  const personal = new PersonalSecrets(personalKey)
  const file = join(folder, 'demo-passwords.json')
  const lacking: DemoAccount[] = []
  for (const account of demoAccounts)
    if ((await findAccount(database.db, account.username)) === undefined) lacking.push(account)
  const passwords: Passwords = readSecretFile(file) ?? {}
  if (lacking.length > 0) {
    for (const { username } of lacking) passwords[username] ??= newPassword()
    // Before the accounts: whoever is interrupted here finds the passwords at the next start.
    writeSecretFile(file, passwords)
    await makeAccounts(database, lacking, passwords, personal)
  }
  await knowThisMachine(database, personal)
  return demoAccounts.flatMap(({ role, username }) => {
    const password = passwords[username]
    return password === undefined ? [] : [{ role, username, password }]
  })
}

async function makeAccounts(
  database: Database,
  accounts: readonly DemoAccount[],
  passwords: Passwords,
  personal: PersonalSecrets,
): Promise<void> {
  const hashing = new PasswordHashing()
  const hashed = await Promise.all(
    accounts.map(async (account) => ({ account, hash: await hashing.hash(passwords[account.username] ?? '') })),
  )
  await database.transaction(async (tx) => {
    for (const { account, hash } of hashed) {
      const { type, username, nickname, language, parent, mobile } = account
      const parentId = parent === undefined ? undefined : await findAccount(tx, parent)
      const id = await createAccount(tx, {
        ...{ type, username, nickname, language, passwordHash: hash },
        ...(parentId !== undefined && { parentId }),
      })
      if (mobile !== undefined) await giveMobile(tx, personal, id, mobile)
    }
  })
}

/** Who tries the demo signs in from this machine, and gets no codes: so each start lets every account know it. */
async function knowThisMachine(database: Database, personal: PersonalSecrets): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { username } of demoAccounts) {
      const id = await findAccount(tx, username)
      if (id === undefined) continue
      for (const address of loopback) await knowNetwork(tx, personal, id, address)
    }
  })
}

function newPassword(): string {
  return Array.from({ length: passwordLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}
