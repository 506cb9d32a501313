import { available } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { lockAccounts, setSuspended } from '#/modules/accounts/accounts.ts'
import { requirePasswordChange } from '#/modules/accounts/credentials.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import { endSessionsOf } from '#/modules/sessions/end-sessions.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { PasswordHashing } from '../password-hashing.ts'
import { deleteRememberedLoginsOf } from '../store/remembered-logins.ts'
import { moneyHeldSeconds, setPassword } from './set-password.ts'

/** Locks an account that is not closed, and answers its state; refuses one that is. */
export async function lockOpenMember(tx: Tx, accountId: bigint): Promise<'active' | 'suspended'> {
  const [account] = await lockAccounts(tx, [accountId])
  if (!account) throw new Refusal('account_not_found')
  if (account.state === 'closed') throw new Refusal('account_closed')
  return account.state
}

/**
 * Suspends an account: its sessions end everywhere, no browser remembers it, and no session can be opened. Bets look at it
 * under the lock of the money alone, so this holds that too: after it none is taken.
 */
export async function suspendAccount(tx: Tx, accountId: bigint): Promise<void> {
  await lockAccounts(tx, [accountId])
  await Draft.lock(tx, [available(accountId, merchantCurrency.code)])
  await setSuspended(tx, accountId, true)
  await deleteRememberedLoginsOf(tx, accountId)
  await endSessionsOf(tx, accountId)
}

export async function suspendMember(tx: Tx, accountId: bigint): Promise<void> {
  if ((await lockOpenMember(tx, accountId)) !== 'active') throw new Refusal('changed_meanwhile')
  await suspendAccount(tx, accountId)
}

export async function reinstateMember(tx: Tx, accountId: bigint): Promise<void> {
  if ((await lockOpenMember(tx, accountId)) !== 'suspended') throw new Refusal('changed_meanwhile')
  await setSuspended(tx, accountId, false)
}

export async function endMemberSessions(tx: Tx, accountId: bigint, publicId?: string): Promise<number> {
  const ended = await endSessionsOf(tx, accountId, publicId)
  if (publicId === undefined) await deleteRememberedLoginsOf(tx, accountId)
  return ended
}

/** 128 bits. */
const passwordBytes = 16

export async function drawPassword(passwords: PasswordHashing) {
  const password = newSecret(passwordBytes)
  return { password, hash: await passwords.hash(password) }
}

/** Money goes out a day later, as after every reset: whoever asked the operator may not be the owner. */
export async function handOutPassword(tx: Tx, accountId: bigint, passwordHash: string): Promise<void> {
  await lockOpenMember(tx, accountId)
  await setPassword(tx, accountId, passwordHash)
  await requirePasswordChange(tx, accountId)
  await holdFor(tx, accountId, 'money_out', moneyHeldSeconds)
}
