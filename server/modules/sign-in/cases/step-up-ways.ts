import type { StepUp } from '@banyan/contract/envelope.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { detailsOf } from '#/modules/accounts/store/account-details.ts'
import { emailOf } from '#/modules/accounts/store/account-emails.ts'
import { mobileOf } from '#/modules/accounts/store/account-mobiles.ts'
import type { Db } from '#/platform/db/handles.ts'
import { authenticatorOf, recoveryCodesLeft } from '../store/member-authenticators.ts'

export interface WaysParts {
  readonly personal: PersonalSecrets
  /** Whether anybody delivers messages. */
  readonly sends: { readonly sms: boolean; readonly email: boolean }
}

/** A way to prove once more who signs in; `to` is where a code is sent, in clear. */
export interface Way {
  readonly method: StepUp['ways'][number]['method']
  readonly to?: string
}

/**
 * The ways that the account has set up (requirements ACC-19). An address that was never confirmed counts where there is
 * nothing better, and the name on the bank account where there is nothing else at all (ASVS 6.4.2). Who has just set
 * its password by a code to its number proves nothing by another one: only an authenticator is more.
 */
export async function stepUpWays(
  db: Db,
  { personal, sends }: WaysParts,
  accountId: bigint,
  origin: 'password' | 'reset',
): Promise<readonly Way[]> {
  const ways: Way[] = await authenticatorWays(db, accountId)
  if (origin === 'reset') return ways
  const number = sends.sms ? await mobileOf(db, accountId) : undefined
  const e164 = number && personal.openNumber(accountId, number)
  if (e164 !== undefined) ways.push({ method: 'sms', to: e164 })
  const email = sends.email ? await emailOf(db, accountId) : undefined
  const address = email && personal.openDetail(accountId, 'email', email.sealedAddress)
  if (address !== undefined && (email?.isConfirmed || ways.length === 0)) ways.push({ method: 'email', to: address })
  if (ways.length > 0) return ways
  const details = await detailsOf(db, accountId)
  return details.some(({ name }) => name === 'bankAccountName') ? [{ method: 'bankAccountName' }] : []
}

async function authenticatorWays(db: Db, accountId: bigint): Promise<Way[]> {
  if (!(await authenticatorOf(db, accountId))) return []
  const hasCodes = (await recoveryCodesLeft(db, accountId)) > 0
  return [{ method: 'authenticator' }, ...(hasCodes ? [{ method: 'recovery' } as const] : [])]
}
