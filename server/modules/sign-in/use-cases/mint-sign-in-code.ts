import { accountToHandOver, foldUsername, lockAccounts } from '#/modules/accounts/accounts.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { putCodeWithoutSession } from '../store/handoff-codes.ts'
import { codeBytes, goodForSeconds } from './handoff.ts'

/** A code, and whose it is. */
export interface MintedCode {
  readonly accountId: bigint
  readonly code: string
}

/** A one-time sign-in code for a member or an agent without a session of theirs; the one before it is void. */
export async function mintSignInCode(tx: Tx, username: string): Promise<MintedCode> {
  const accountId = await accountToHandOver(tx, foldUsername(username))
  if (accountId === undefined) throw new Refusal('account_not_found')
  await lockAccounts(tx, [accountId])
  const code = newSecret(codeBytes)
  await putCodeWithoutSession(tx, { codeHash: hashOfSecret(code), accountId, goodForSeconds })
  return { accountId, code }
}
