import { holdFor } from '#/modules/accounts/store/account-holds.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { forgetPlaces } from '../store/known-networks.ts'
import { setPassword } from './set-password.ts'

/** So long no money goes out after a reset: its owner hears of it first (reliability goal T11). */
const moneyHeldSeconds = 24 * 3600

/**
 * Sets a forgotten password anew. Whoever does so has shown less than the password, so the account knows no browser
 * and no network any longer; its authenticator stays.
 */
export async function resetPassword(tx: Tx, accountId: bigint, passwordHash: string): Promise<void> {
  await setPassword(tx, accountId, passwordHash)
  await forgetPlaces(tx, accountId)
  await holdFor(tx, accountId, 'money_out', moneyHeldSeconds)
}
