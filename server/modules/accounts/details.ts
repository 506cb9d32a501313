import type { ProfileField } from '@banyan/rules/fields/profile-fields.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { PersonalSecrets } from './personal-secrets.ts'
import { detailsOf } from './store/account-details.ts'

export type OwnDetails = Readonly<Partial<Record<ProfileField, string>>>

/** What an account has said of itself, opened. */
export async function ownDetails(db: Db, personal: PersonalSecrets, accountId: bigint): Promise<OwnDetails> {
  const kept = await detailsOf(db, accountId)
  return Object.fromEntries(
    kept.map(({ name, sealedValue }) => [name, personal.openDetail(accountId, name, sealedValue)]),
  )
}
