import type { ProfileField } from '@banyan/rules/fields/profile-fields.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { PersonalSecrets } from './personal-secrets.ts'
import * as rows from './store/account-details.ts'

export type OwnDetails = Readonly<Partial<Record<ProfileField, string>>>

/** What an account has said of itself, opened. */
export async function ownDetails(db: Db, personal: PersonalSecrets, accountId: bigint): Promise<OwnDetails> {
  const kept = await rows.detailsOf(db, accountId)
  return Object.fromEntries(
    kept.map(({ name, sealedValue }) => [name, personal.openDetail(accountId, name, sealedValue)]),
  )
}

/** Saves what an account says of itself, sealed, in place of what it said before; '' takes the field away. */
export async function saveDetail(
  tx: Tx,
  personal: PersonalSecrets,
  accountId: bigint,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<void> {
  if (value === '') await rows.deleteDetail(tx, accountId, name)
  else await rows.putDetail(tx, accountId, { name, sealedValue: personal.sealDetail(accountId, name, value) })
}
