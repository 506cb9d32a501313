import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { createAccount, type NewAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { lockForSignIn, openSession } from './open-session.ts'
import { SessionSecrets } from './session-secrets.ts'

const secrets = new SessionSecrets(randomBytes(32), randomBytes)
const visit = { client: 'browser', origin: 'password', userAgent: 'x'.repeat(900), address: '10.0.0.1' } as const

onEachEngine('a new session', (engine) => {
  const worldWith = async (account: Partial<NewAccount> = {}) => {
    const database = await emptyDatabase(engine)
    const id = await database.transaction((tx) => createAccount(tx, anAccount({ username: 'Linh', ...account })))
    const open = () =>
      database.transaction(async (tx) => {
        const arrival = await lockForSignIn(tx, id, undefined)
        return arrival && (await openSession(tx, secrets, arrival, visit))
      })
    return { database, id, open }
  }

  test.each([
    { type: accountTypes.member, app: 'portal', idle: 1_800, hours: 12 },
    { type: accountTypes.trial, app: 'portal', idle: 1_800, hours: 2 },
    { type: 42, app: 'portal', idle: 1_800, hours: 12 },
    { type: accountTypes.operator, app: 'console', idle: 900, hours: 8 },
  ] as const)('[ACC-22] of type $type is of the $app, for $idle s idle and $hours h at most', async (row) => {
    const { database, open } = await worldWith({ type: row.type })
    await open()
    const found = await database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    expect({ app: found.app, idle: found.idle_seconds, device: found.device.length }).toEqual({
      app: row.app,
      idle: row.idle,
      device: 200,
    })
    expect(found.ends_at.getTime() - found.created_at.getTime()).toBe(row.hours * 3_600_000)
  })

  test('[ACC-04] the first one says so, and no later one', async () => {
    const { open } = await worldWith()
    expect(await open()).toMatchObject({ isFirstLogin: true })
    expect(await open()).toMatchObject({ isFirstLogin: false })
  })

  test('[ACC-05] is not opened for an account that is suspended or has no access to the portal', async () => {
    const off = await worldWith({ hasPortalAccess: false })
    expect(await off.open()).toBeUndefined()
    const { database, id, open } = await worldWith()
    await database.transaction((tx) => suspendAccount(tx, id))
    expect(await open()).toBeUndefined()
  })

  test('[ACC-22] secrets never repeat, and a token belongs to its session alone', async () => {
    const { open } = await worldWith()
    const one = await open()
    const two = await open()
    if (!one || !two) throw new Error('no session')
    expect(new Set([one.id, two.id, one.token, two.token]).size).toBe(4)
    expect(secrets.isTokenOf(one.id, one.token)).toBe(true)
    expect(secrets.isTokenOf(one.id, two.token)).toBe(false)
    expect(new SessionSecrets(randomBytes(32), randomBytes).isTokenOf(one.id, one.token)).toBe(false)
  })
})
