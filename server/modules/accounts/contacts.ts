import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { once } from '#/platform/concurrency/once.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { foldUsername } from './accounts.ts'
import type { PersonalSecrets } from './personal-secrets.ts'
import * as emails from './store/account-emails.ts'
import * as mobiles from './store/account-mobiles.ts'
import * as passwords from './store/passwords.ts'

/** Another account has the number, or this one has a number already. */
export class MobileTaken extends Error {
  override name = 'MobileTaken'
}

/** Gives an account a mobile number in E.164 that its owner has proved; codes sent there sign the account in. */
export async function giveMobile(tx: Tx, personal: PersonalSecrets, accountId: bigint, e164: string): Promise<void> {
  if (!(await mobiles.insertMobile(tx, sealMobile(personal, accountId, e164)))) throw new MobileTaken()
}

/** Gives an account a number in place of its present one; throws MobileTaken when another account has it. */
export async function replaceMobile(tx: Tx, personal: PersonalSecrets, accountId: bigint, e164: string): Promise<void> {
  if (!(await mobiles.putMobile(tx, sealMobile(personal, accountId, e164)))) throw new MobileTaken()
}

/** The account's mobile number in E.164. */
export async function numberOf(db: Db, personal: PersonalSecrets, accountId: bigint): Promise<string | undefined> {
  const sealed = await mobiles.mobileOf(db, accountId)
  return sealed && personal.openNumber(accountId, sealed)
}

/** The country of the account's sealed mobile number; undefined for a number of no country. */
export async function countryOfNumber(
  personal: PersonalSecrets,
  accountId: bigint,
  sealed: Uint8Array,
): Promise<string | undefined> {
  const e164 = personal.openNumber(accountId, sealed)
  return e164 === undefined ? undefined : (await numberRules()).countryOf(e164)
}

/** The account with this number in E.164, and the code of its language. */
export async function ownerOfNumber(
  db: Db,
  personal: PersonalSecrets,
  e164: string,
): Promise<mobiles.MobileOwner | undefined> {
  return await mobiles.ownerOfMobile(db, personal.hashOfNumber(e164))
}

function sealMobile(personal: PersonalSecrets, accountId: bigint, e164: string) {
  return { accountId, numberHash: personal.hashOfNumber(e164), sealedNumber: personal.sealNumber(accountId, e164) }
}

export interface Email {
  readonly address: string
  readonly addressHash: Uint8Array
  readonly isConfirmed: boolean
}

/** The account's mail address. */
export async function emailOf(db: Db, personal: PersonalSecrets, accountId: bigint): Promise<Email | undefined> {
  const kept = await emails.emailOf(db, accountId)
  const address = kept && personal.openDetail(accountId, 'email', kept.sealedAddress)
  return kept && address !== undefined ? { ...kept, address } : undefined
}

/** Gives an account a mail address, not confirmed yet, in place of its present one. */
export async function giveEmail(tx: Tx, personal: PersonalSecrets, accountId: bigint, address: string): Promise<void> {
  const sealedAddress = personal.sealDetail(accountId, 'email', address)
  await emails.putEmail(tx, { accountId, addressHash: personal.hashOfMail(address), sealedAddress })
}

/** Confirms the account's address with this hash; false when it changed, or another account confirmed it first. */
export const confirmAddress = emails.setEmailConfirmed

/** What others can know of an account's owner: names, number and address. */
export async function wordsOf(db: Db, personal: PersonalSecrets, accountId: bigint): Promise<string[]> {
  const { username, nickname, sealedNumber, sealedAddress } = await passwords.knownOfAccount(db, accountId)
  const number = sealedNumber && personal.openNumber(accountId, sealedNumber)
  const address = sealedAddress && personal.openDetail(accountId, 'email', sealedAddress)
  return [username, nickname, number ?? '', address ?? '']
}

/** The account with this username and this mail address, confirmed or not, whose password may be reset by mail. */
export async function accountToReset(
  db: Db,
  personal: PersonalSecrets,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<{ readonly id: bigint; readonly language: string | null; readonly address: string } | undefined> {
  const found = await emails.accountToReset(db, foldUsername(username), personal.hashOfMail(email.trim()))
  const given = found && personal.openDetail(found.id, 'email', found.sealedAddress)
  return !found || given === undefined ? undefined : { id: found.id, language: found.language, address: given }
}

const hidden = '***'

/** A number with all but its ends hidden: `+84 91* *** 678`. */
export async function maskNumber(e164: string): Promise<string> {
  const { dialingCode, national } = await parseNumber(e164)
  const [head, tail] = national.length >= 8 ? [2, 3] : [0, 2]
  const open = national.slice(0, head).padEnd(national.length - tail, '*')
  return [`+${dialingCode}`, ...(open.match(/.{1,3}/g) ?? []), national.slice(-tail)].join(' ')
}

/** A mail address with all hidden but what its owner knows it by: `l***@e***.com`. */
export function maskMail(address: string): string {
  const [name = '', host = ''] = address.split('@', 2)
  const zone = host.slice(host.lastIndexOf('.'))
  return `${name.slice(0, 1)}${hidden}@${host.slice(0, 1)}${hidden}${zone}`
}

/** The number of a bank account by its last four digits. */
export function maskBankAccount(number: string): string {
  return `${hidden}${number.length > 4 ? number.slice(-4) : ''}`
}

/** The numbering plans of all countries: a tenth of a second of loading that no start has to pay. */
export const numberRules = once(() => import('@banyan/rules/fields/mobile-number.ts'))

/** A number of ours as its two parts. */
async function parseNumber(e164: string): Promise<{ readonly dialingCode: string; readonly national: string }> {
  const { partsOf } = await numberRules()
  return partsOf(e164)
}

/** The one spelling of a number of a country that is sent codes; refuses all others. */
export async function parseOfferedNumber(
  settings: MerchantSettings,
  { countryDialingCode, mobileNum }: { readonly countryDialingCode: string; readonly mobileNum: string },
): Promise<string> {
  const { mobileNumberOf } = await numberRules()
  const number = mobileNumberOf(countryDialingCode, mobileNum)
  const { countries } = settings.current('sms')
  if (!number?.country || !countries.includes(number.country)) throw new Refusal('mobile_number_invalid')
  return number.e164
}
