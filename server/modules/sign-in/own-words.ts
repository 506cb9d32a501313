import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { knownOfAccount } from '#/modules/accounts/store/passwords.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Db } from '#/platform/db/handles.ts'

export interface WordParts {
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  readonly merchantCode: string
}

/** Words of the brand, which a password must not be made of; its person's own join them. */
export function brandWords({ settings, merchantCode }: Pick<WordParts, 'settings' | 'merchantCode'>): string[] {
  const { name, mainDomain } = settings.current('brand')
  return [name, merchantCode, mainDomain]
}

/** What everybody can know of an account: the brand, its names, its number and its address. */
export async function ownWords(parts: WordParts, db: Db, accountId: bigint): Promise<string[]> {
  const { username, nickname, sealedNumber, sealedAddress } = await knownOfAccount(db, accountId)
  const number = sealedNumber && parts.personal.openNumber(accountId, sealedNumber)
  const address = sealedAddress && parts.personal.openDetail(accountId, 'email', sealedAddress)
  return [...brandWords(parts), username, nickname, number ?? '', address ?? '']
}
