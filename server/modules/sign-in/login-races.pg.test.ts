import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { SessionSecrets } from '#/modules/sessions/session-secrets.ts'
import { Settings } from '#/platform/settings/settings.ts'
import { merchantDefinitions } from '#/test-world/merchant-definitions.ts'
import { emptyDatabase, onPostgres } from '#/test-world/test-database.ts'
import { openTrial } from './use-cases/open-trial.ts'
import { leaveRememberedLogin, redeemRememberedLogin } from './use-cases/remembered-login.ts'

const secrets = new SessionSecrets(randomBytes(32), randomBytes)
const visit = { userAgent: 'a test', address: '203.0.113.9' }
const twenty = Array.from({ length: 20 }, (_, i) => i)

onPostgres('races of signing in', () => {
  test('[ACC-06] twenty trial accounts of one network at once: five open', async () => {
    const database = await emptyDatabase('postgres')
    const tries = twenty.map(() => database.transaction((tx) => openTrial(tx, secrets, visit)))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await database.db.selectFrom('accounts').select('id').execute()).toHaveLength(5)
  })

  test('[ACC-07] twenty tabs that show one validator at once: all come in, one is given the next', async () => {
    const database = await emptyDatabase('postgres')
    const cookie = await database.transaction(async (tx) =>
      leaveRememberedLogin(tx, await createAccount(tx, { type: 0, username: 'Linh' }), undefined),
    )
    await using settings = await Settings.open(database, merchantDefinitions(), () => {})
    const place = { device: 'a test', address: visit.address, country: undefined }
    const shown = { cookie, username: 'Linh', entrance: 'member', place, settings } as const
    const outcomes = await Promise.all(
      twenty.map(() => database.transaction((tx) => redeemRememberedLogin(tx, secrets, shown, visit))),
    )
    expect(outcomes.every(({ is }) => is === 'entered')).toBe(true)
    expect(outcomes.filter((outcome) => outcome.is === 'entered' && outcome.next)).toHaveLength(1)
  })
})
