import type { Hooks } from '#/hooks.ts'
import { createAccount, UsernameTaken } from '#/modules/accounts/accounts.ts'
import { giveEmail, giveMobile } from '#/modules/accounts/contacts.ts'
import { giveReferralCode, useUpAffiliateCode } from '#/modules/accounts/invitations.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { knowNetwork } from '#/modules/sign-in/known-places.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { insertRegistration, type RegistrationRow } from '../store/registrations.ts'
import type { Invitation } from './find-invitation.ts'

/** Everything about an account to be made, of which nothing is left to check but what others may take meanwhile. */
export interface Applicant {
  /** What somebody chose; absent where the name is drawn. */
  readonly username?: string
  /** Draws a name, another one each time. */
  readonly draw?: () => string
  readonly language: string
  readonly passwordHash: string | undefined
  readonly paymentPasswordHash: string | undefined
  /** In E.164. */
  readonly number: { readonly e164: string; readonly isProven: boolean } | undefined
  readonly email: string
  /** What it says of itself, by the names of the fields. */
  readonly details: Readonly<Record<string, string>>
  readonly invitation: Invitation
  readonly registration: Pick<RegistrationRow, 'method' | 'domain' | 'registerUrl' | 'address'>
}

const drawsAtMost = 5

export interface OpeningParts {
  readonly personal: PersonalSecrets
  readonly hooks: Pick<Hooks, 'keepPaymentPassword'>
}

/** Makes the account with all that belongs to it; refuses what somebody else took meanwhile, and then leaves nothing. */
export async function openRegisteredAccount(
  tx: Tx,
  { personal, hooks }: OpeningParts,
  applicant: Applicant,
): Promise<bigint> {
  const { invitation, number, email, paymentPasswordHash } = applicant
  const { affiliateCodeId, referrerId, isSelfReferral } = invitation
  if (affiliateCodeId !== null && !(await useUpAffiliateCode(tx, affiliateCodeId)))
    throw new Refusal('invitation_code_error')
  const accountId = await accountWithName(tx, applicant)
  if (number?.isProven) await giveMobile(tx, personal, accountId, number.e164)
  const unproven = number && !number.isProven ? { mobileNum: number.e164 } : {}
  for (const [name, value] of Object.entries({ ...applicant.details, ...unproven }))
    await saveDetail(tx, personal, accountId, { name, value })
  if (email !== '') await giveEmail(tx, personal, accountId, email)
  if (paymentPasswordHash !== undefined) await hooks.keepPaymentPassword(tx, accountId, paymentPasswordHash)
  await giveReferralCode(tx, accountId)
  await knowNetwork(tx, personal, accountId, applicant.registration.address)
  await insertRegistration(tx, { accountId, affiliateCodeId, referrerId, isSelfReferral, ...applicant.registration })
  return accountId
}

async function accountWithName(tx: Tx, applicant: Applicant): Promise<bigint> {
  const { username, draw } = applicant
  if (draw === undefined) return await accountNamed(tx, applicant, username ?? '')
  for (let drawn = 1; ; drawn++) {
    try {
      return await accountNamed(tx, applicant, draw())
    } catch (error) {
      // Nothing was written, so the transaction goes on with another name.
      if (!(error instanceof UsernameTaken) || drawn >= drawsAtMost) throw error
    }
  }
}

async function accountNamed(
  tx: Tx,
  { invitation: { type, parentId }, passwordHash, language }: Applicant,
  username: string,
): Promise<bigint> {
  return await createAccount(tx, {
    ...{ type, language, username },
    ...(parentId !== null && { parentId }),
    ...(passwordHash !== undefined && { passwordHash }),
  })
}
