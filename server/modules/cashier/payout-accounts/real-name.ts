import { fieldFault } from '@banyan/rules/fields/field-rule.ts'
import { foldPersonName } from '@banyan/rules/fields/fold-person-name.ts'
import { ownDetails, saveDetail } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'

/** Letters of any script and spaces: banks write nothing else (domain 8.5). */
const nameRule = { name: 'holder', enabled: true, required: true, patternId: 13, minLength: 2, maxLength: 60 } as const

/** The real name as the member has told it: in the profile, or else at registering. */
export async function toldNameOf(db: Db, personal: PersonalSecrets, accountId: bigint): Promise<string | undefined> {
  const [name] = await toldNamesOf(db, personal, accountId)
  return name
}

/** Every real name that the member has told: an account of old may have two. */
export async function toldNamesOf(db: Db, personal: PersonalSecrets, accountId: bigint): Promise<string[]> {
  const { fullName, payeeName } = await ownDetails(db, personal, accountId)
  return [fullName, payeeName].filter((name) => name !== undefined)
}

/**
 * The holder of a new account: the member's real name. A member who has told none gives it now; one that is given
 * beside a name that was told must fold to the same.
 */
export function holderName(told: string | undefined, given: string | undefined): string {
  const typed = given?.trim().replace(/\s+/g, ' ') ?? ''
  if (told !== undefined) {
    if (typed !== '' && foldPersonName(typed) !== foldPersonName(told)) throw new Refusal('payout_name_differs')
    return told
  }
  const fault = fieldFault(nameRule, typed)
  if (fault) throw new InvalidInput([{ path: '/body/holder', rule: fault }])
  return typed
}

/**
 * Keeps the real name, which is fixed from here on, and the name that banks write: what a sign-in from an unknown
 * address may ask for where the account has nothing better (requirements ACC-19).
 */
export async function keepRealName(tx: Tx, personal: PersonalSecrets, accountId: bigint, name: string): Promise<void> {
  const { fullName } = await ownDetails(tx, personal, accountId)
  if (fullName === undefined) await saveDetail(tx, personal, accountId, { name: 'fullName', value: name })
  await saveDetail(tx, personal, accountId, { name: 'bankAccountName', value: foldPersonName(name) })
}
