import { expect, test } from 'vitest'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import type { Database } from '#/platform/db/database.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { rememberDevice } from '../known-places.ts'
import { countAttempt, forgetAttempt, type LoginAttempt, loginStanding } from './login-back-off.ts'

const attempt: LoginAttempt = { username: 'Linh', address: '10.0.0.1' }

onEachEngine('the back-off of logins', (engine) => {
  const count = (database: Database, given: Partial<LoginAttempt> = {}) =>
    database.transaction((tx) => countAttempt(tx, { ...attempt, ...given }))
  const standing = (database: Database, given: Partial<LoginAttempt> = {}) =>
    loginStanding(database.db, { ...attempt, ...given })
  const clockAt = (database: Database, seconds: number) => database.transaction((tx) => moveClock(tx, seconds))

  test('[ACC-22] four failures cost nothing, then the wait doubles up to a quarter of an hour', async () => {
    const database = await emptyDatabase(engine)
    let at = 0
    const waits: number[] = []
    for (let i = 0; i < 17; i++) {
      // Each from another network: only the account counts.
      expect(await count(database, { address: `10.0.${i}.1` })).toBe(0)
      const { lockedForMs } = await standing(database)
      waits.push(Math.ceil(lockedForMs / 1000))
      at += Math.ceil(lockedForMs / 1000) + 1
      await clockAt(database, at)
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  })

  test('[ACC-22] a locked account takes no attempt, by whatever spelling of its name', async () => {
    const database = await emptyDatabase(engine)
    for (let i = 0; i < 5; i++) await count(database)
    expect(await count(database, { username: ' LINH ', address: '10.0.0.2' })).toBeGreaterThan(0)
    expect(await count(database, { username: 'minh' })).toBe(0)
  })

  test('[ACC-22] at the console a name is locked at the address that failed, and at no other one', async () => {
    const database = await emptyDatabase(engine)
    const here = { app: 'console', address: '2001:db8:5:6::1' } as const
    for (let i = 0; i < 5; i++) expect(await count(database, here)).toBe(0)
    // A /64 is one address; the name is folded as ever.
    for (const address of ['2001:db8:5:6::1', '2001:db8:5:6::2'])
      expect(await count(database, { ...here, address, username: ' LINH ' })).toBeGreaterThan(0)
    expect(await count(database, { ...here, address: '2001:db8:5:7::1' })).toBe(0)
    expect(await count(database, { ...here, username: 'minh' })).toBe(0)
    expect(await count(database)).toBe(0)
  })

  test('[ACC-22] a network is locked after thirty failures, whatever the names, and a /64 is one network', async () => {
    const database = await emptyDatabase(engine)
    for (let i = 0; i < 30; i++)
      expect(await count(database, { username: `name-${i}`, address: `2001:db8::${i + 1}` })).toBe(0)
    expect(await count(database, { username: 'other', address: '2001:db8::ffff' })).toBeGreaterThan(0)
    expect(await count(database, { username: 'other', address: '2001:db8:0:1::1' })).toBe(0)
  })

  test('[ACC-22] a device that the account knows is never locked out; another account does not know it', async () => {
    const database = await emptyDatabase(engine)
    await database.transaction(async (tx) => {
      const id = await createAccount(tx, anAccount({ username: 'Linh' }))
      await rememberDevice(tx, id, 'her phone')
    })
    for (let i = 0; i < 40; i++) await count(database, { deviceId: 'her phone' })
    expect(await count(database, { deviceId: 'her phone' })).toBe(0)
    expect((await standing(database, { deviceId: 'her phone' })).lockedForMs).toBe(0)
    expect(await count(database)).toBeGreaterThan(0)
    expect(await count(database, { deviceId: 'another phone' })).toBeGreaterThan(0)
    expect(await count(database, { username: 'minh', deviceId: 'her phone' })).toBeGreaterThan(0)
  })

  test('[ACC-22] an account knows the twenty devices that it used last', async () => {
    const database = await emptyDatabase(engine)
    const id = await database.transaction((tx) => createAccount(tx, anAccount({ username: 'Linh' })))
    for (let i = 0; i < 21; i++) {
      await clockAt(database, i)
      await database.transaction((tx) => rememberDevice(tx, id, `device ${i}`))
    }
    for (let i = 0; i < 6; i++) await count(database, { deviceId: 'device 1' })
    expect((await standing(database, { deviceId: 'device 0' })).lockedForMs).toBeGreaterThan(0)
    expect((await standing(database, { deviceId: 'device 1' })).lockedForMs).toBe(0)
  })

  test('[ACC-22] success forgets the failures of the account and one of the network; a day forgets all', async () => {
    const database = await emptyDatabase(engine)
    for (let i = 0; i < 3; i++) await count(database)
    expect(await standing(database)).toEqual({ lockedForMs: 0, failures: 3, needsCaptcha: true })
    await database.transaction((tx) => forgetAttempt(tx, attempt))
    // The other two still stand against the network.
    expect(await standing(database)).toEqual({ lockedForMs: 0, failures: 2, needsCaptcha: false })
    await clockAt(database, 24 * 3600 + 1)
    expect(await standing(database)).toEqual({ lockedForMs: 0, failures: 0, needsCaptcha: false })
    expect(await count(database, { username: 'minh', address: '10.9.9.9' })).toBe(0)
    expect(await database.db.selectFrom('login_failures').select('kind').execute()).toHaveLength(2)
  })

  test('no name that was typed is kept: it may have been a password', async () => {
    const database = await emptyDatabase(engine)
    await count(database, { username: 'my-password-1' })
    const rows = await database.db.selectFrom('login_failures').selectAll().execute()
    expect(rows.map((row) => Buffer.from(row.subject).toString('latin1')).join()).not.toContain('password')
  })
})
