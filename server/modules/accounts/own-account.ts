import { avatars } from '@banyan/contract/identity/account.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { type ProfileField, profileFields } from '@banyan/rules/fields/profile-fields.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { emailOf, maskMail, maskNumber, numberOf, numberRules } from './contacts.ts'
import type { PersonalSecrets } from './personal-secrets.ts'
import * as details from './store/account-details.ts'
import { profileOf } from './store/accounts.ts'

/** What an account is told of itself; one that has chosen no avatar shows the default. */
export async function ownAccountOf(db: Db, id: bigint): Promise<OwnAccount> {
  const { nickname, username, publicId, type, language, avatar } = await profileOf(db, id)
  return {
    nickname,
    account: username,
    id: publicId,
    type: type as OwnAccount['type'],
    language,
    icon: avatars.find((name) => name === avatar) ?? avatars[0],
  }
}

/** The fields of the profile, and the real name as it was told at registration. */
export type OwnDetails = Readonly<Partial<Record<ProfileField | 'payeeName', string>>>

/** What an account has said of itself, opened. */
export async function ownDetails(db: Db, personal: PersonalSecrets, accountId: bigint): Promise<OwnDetails> {
  const kept = await details.detailsOf(db, accountId)
  return Object.fromEntries(
    kept.map(({ name, sealedValue }) => [name, personal.openDetail(accountId, name, sealedValue)]),
  )
}

/** The day on which an account says that it was born, and since when it says so; it is saved once and for all. */
export async function ownBirthday(
  db: Db,
  personal: PersonalSecrets,
  accountId: bigint,
): Promise<{ readonly day: string; readonly savedAt: Date } | undefined> {
  const kept = await details.detailNamed(db, accountId, 'birthday')
  if (!kept) return undefined
  const day = personal.openDetail(accountId, 'birthday', kept.sealedValue)
  return day === undefined ? undefined : { day, savedAt: kept.savedAt }
}

/** Saves what an account says of itself, sealed, in place of what it said before; '' takes the field away. */
export async function saveDetail(
  tx: Tx,
  personal: PersonalSecrets,
  accountId: bigint,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<void> {
  if (value === '') await details.deleteDetail(tx, accountId, name)
  else await details.putDetail(tx, accountId, { name, sealedValue: personal.sealDetail(accountId, name, value) })
}

/**
 * Whether the account's Zalo number is its own mobile number, which a code has proved. A number that was only typed is
 * nobody's.
 */
export async function isMessagingProven(db: Db, personal: PersonalSecrets, accountId: bigint): Promise<boolean> {
  const kept = await details.detailNamed(db, accountId, 'zalo')
  const typed = kept && personal.openDetail(accountId, 'zalo', kept.sealedValue)?.replace(/\D/g, '')
  const e164 = typed ? await numberOf(db, personal, accountId) : undefined
  if (!typed || e164 === undefined) return false
  const { e164Of, partsOf } = await numberRules()
  const { dialingCode } = partsOf(e164)
  const national = typed.startsWith(dialingCode) ? typed.slice(dialingCode.length) : typed
  return [typed, national].some((digits) => e164Of(dialingCode, digits) === e164)
}

/** What of it an operator sees without asking for it: masked, or by name alone. */
export async function maskedContacts(db: Db, personal: PersonalSecrets, id: bigint) {
  const [e164, email, details] = await Promise.all([
    numberOf(db, personal, id),
    emailOf(db, personal, id),
    ownDetails(db, personal, id),
  ])
  return {
    mobile: e164 === undefined ? null : await maskNumber(e164),
    email: email ? { address: maskMail(email.address), isConfirmed: email.isConfirmed } : null,
    details: profileFields.filter((name) => details[name] !== undefined),
  }
}

/** What `memberContacts` tells: the same in the clear. */
export async function contactsInTheClear(db: Db, personal: PersonalSecrets, id: bigint) {
  const email = await emailOf(db, personal, id)
  const details = await ownDetails(db, personal, id)
  return {
    mobile: (await numberOf(db, personal, id)) ?? null,
    email: email ? { address: email.address, isConfirmed: email.isConfirmed } : null,
    details: profileFields.flatMap((name: ProfileField) => {
      const value = details[name]
      return value === undefined ? [] : [{ name, value }]
    }),
  }
}
