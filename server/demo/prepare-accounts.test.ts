import { mkdtempDisposableSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { emptyDatabase } from '#/test-world/test-database.ts'
import { demoAccounts } from './accounts.ts'
import { prepareAccounts } from './prepare-accounts.ts'

const personalKey = new Uint8Array(32).fill(1)

test('[OPS-01] the demo has a member, a trial account and an agent of each type over members of theirs', async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'banyan-demo-'))
  const database = await emptyDatabase('pglite')
  const logins = await prepareAccounts(database, data.path, personalKey)
  expect(logins.map(({ username }) => username)).toEqual(demoAccounts.map(({ username }) => username))
  const made = await database.db
    .selectFrom('accounts')
    .leftJoin('accounts as parent', 'parent.id', 'accounts.parent_id')
    .select(['accounts.username', 'accounts.type', 'parent.username as above', 'accounts.password_is_weak as isWeak'])
    .select('accounts.password_hash as hash')
    .orderBy('accounts.id')
    .execute()
  expect(made.map(({ type }) => type).sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 41, 42])
  expect(made.filter(({ type, above }) => type === 0 && above !== null)).toHaveLength(5)
  expect(made.find(({ username }) => username === 'linhtran')).toMatchObject({ type: 0, above: null })
  expect(made.some(({ isWeak }) => isWeak)).toBe(false)
  const hashing = new PasswordHashing()
  for (const { username, password } of logins) {
    expect(password).toMatch(/^[a-z2-9]{22}$/)
    expect(await hashing.matches(made.find((account) => account.username === username)?.hash, password)).toBe(true)
  }
  expect(new Set(logins.map(({ password }) => password)).size).toBe(logins.length)
})

test('[OPS-01] passwords are told again at every start, from a file that nobody else can read', async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'banyan-demo-'))
  const file = join(data.path, 'demo-passwords.json')
  const database = await emptyDatabase('pglite')
  const first = await prepareAccounts(database, data.path, personalKey)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const written = readFileSync(file, 'utf8')
  expect(await prepareAccounts(database, data.path, personalKey)).toEqual(first)
  expect(readFileSync(file, 'utf8')).toBe(written)
  // A start that was interrupted before its accounts were made finds the passwords that it chose.
  expect(await prepareAccounts(await emptyDatabase('pglite'), data.path, personalKey)).toEqual(first)
  // Whoever removed the file has taken note of them, or has not; new ones would open nothing.
  rmSync(file)
  expect(await prepareAccounts(database, data.path, personalKey)).toEqual([])
})

test('[ACC-19] each start lets every demo account know this machine, from which it can be tried', async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'banyan-demo-'))
  const database = await emptyDatabase('pglite')
  await prepareAccounts(database, data.path, personalKey)
  const known = () => database.db.selectFrom('known_networks').select(['account_id', 'known_since']).execute()
  const first = await known()
  expect(first).toHaveLength(2 * demoAccounts.length)
  await database.transaction((tx) => moveClock(tx, 40 * 86_400))
  await prepareAccounts(database, data.path, personalKey)
  const again = await known()
  expect(again).toHaveLength(first.length)
  const latest = Math.max(...first.map(({ known_since }) => known_since.getTime()))
  expect(again.every(({ known_since }) => known_since.getTime() > latest)).toBe(true)
})
