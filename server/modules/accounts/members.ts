import { digitsTyped, latinDigits } from '@banyan/rules/fields/typed-number.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { foldUsername } from './accounts.ts'
import { maskNumber, numberRules } from './contacts.ts'
import type { PersonalSecrets } from './personal-secrets.ts'
import * as marks from './store/account-marks.ts'
import { accountsByWord, lastLookedAt, type WordPlace, type WordRow, type WordSearch } from './store/account-words.ts'
import { accountOfUsername } from './store/accounts.ts'
import * as rows from './store/members.ts'
import * as tree from './store/tree.ts'
import { wordPrefix } from './use-cases/name-words.ts'

/** What an operator reads of a member's account; no secret and nothing personal. */
export type MemberFacts = rows.MemberFacts
/** Those above an account, the one right above it first. */
export const uplineOf = rows.uplineOf

export type TreeMember = tree.TreeMember
/** The account right above this one; undefined at the top of the tree. */
export const parentOf = tree.parentOf
/** How far below `ancestorId` the account stands: 1 is directly below; undefined elsewhere in the tree, and for itself. */
export const depthBelow = tree.depthBelow
/** Members below an account who registered from a moment on. */
export const recruitsOf = tree.recruitsOf
/** How many stand right below an account. */
export const countDirectDownlines = rows.countDirectDownlines
/** When an account was given its present number and address. */
export const contactTimes = rows.contactTimes
export type MemberStanding = rows.MemberStanding
/** When an account was made, and what of it is confirmed. */
export const memberStanding = rows.memberStanding
/** Operators' tags of an account, and when its identity document was checked. */
export const marksOf = marks.marksOf
export const putMarks = marks.putMarks
/** Keyed hashes by which an account's proven contacts are known again. */
export const contactHashes = rows.contactHashes
/** Public ids and usernames by account id. */
export const namesOf = rows.namesOf

/** A member in a list. */
export interface ListedMember extends Omit<rows.ListedMember, 'sealedNumber'> {
  /** With all but its ends hidden. */
  readonly mobile: string | null
}

/** Members and agents by their ids; other accounts are left out. */
export async function listedMembers(
  db: Db,
  personal: PersonalSecrets,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, ListedMember>> {
  const found = await rows.listedMembers(db, ids)
  const listed = found.map(async ({ sealedNumber, ...row }) => {
    const e164 = sealedNumber && personal.openNumber(row.id, sealedNumber)
    return [row.id, { ...row, mobile: e164 ? await maskNumber(e164) : null }] as const
  })
  return new Map(await Promise.all(listed))
}

/** A place in the order of words, where the next page goes on. */
export type NamePlace = WordPlace

/** A page of accounts by what their names begin with. */
export interface NamePage {
  readonly found: readonly WordRow[]
  /** Where the next page goes on. */
  readonly next: WordPlace | undefined
}

/** Accounts with a name that has a word which begins with this text, without accents and in any script. */
export async function accountsByName(
  db: Db,
  { text, ...search }: Omit<WordSearch, 'prefix'> & { readonly text: string },
): Promise<NamePage> {
  const prefix = wordPrefix(text)
  if (prefix === '') return { found: [], next: undefined }
  const found = await accountsByWord(db, { ...search, prefix, atMost: search.atMost + 1 })
  if (found.length > search.atMost) return { found: found.slice(0, -1), next: found.at(-2) }
  return { found, next: await lastLookedAt(db, { prefix, after: search.after }) }
}

const publicIdText = /^[A-Za-z0-9_-]{22}$/
const mailText = /^[^@\s]+@[^@\s]+$/
const numberText = /^\+?\d{6,20}$/
/** A number without its country's code is tried in so many of the countries that are sent codes. */
const countriesTried = 10

/** Accounts that a text names as a whole, by what it names them by. */
export async function accountsNamed(
  db: Db,
  { personal, settings }: { readonly personal: PersonalSecrets; readonly settings: MerchantSettings },
  text: string,
): Promise<readonly { readonly id: bigint; readonly by: 'id' | 'username' | 'mobile' | 'email' }[]> {
  const typed = text.trim()
  const plain = latinDigits(typed).trim()
  const number = digitsTyped(typed)
  const byId = publicIdText.test(plain) ? await rows.memberFacts(db, plain) : undefined
  const byName = await accountOfUsername(db, foldUsername(typed))
  const numbers = numberText.test(number) ? await numbersOf(settings, number) : []
  const contacts = await rows.accountsOfContacts(db, {
    numberHashes: numbers.map((e164) => personal.hashOfNumber(e164)),
    ...(mailText.test(plain) && { addressHash: personal.hashOfMail(plain) }),
  })
  return [
    ...(byId ? [{ id: byId.id, by: 'id' as const }] : []),
    ...(byName === undefined ? [] : [{ id: byName, by: 'username' as const }]),
    ...contacts.mobile.map((id) => ({ id, by: 'mobile' as const })),
    ...contacts.email.map((id) => ({ id, by: 'email' as const })),
  ]
}

/** Every number that somebody can mean who types these digits: the world's spelling, or a country's own. */
async function numbersOf(settings: MerchantSettings, typed: string): Promise<string[]> {
  const { dialingCodeOf, e164Of, internationalOf } = await numberRules()
  const international = internationalOf(typed)
  if (international) return [international.e164]
  const digits = typed.replace(/^\+/, '')
  const whole = [`+${digits.replace(/^00/, '')}`]
  if (typed.startsWith('+')) return whole
  const codes = settings.current('sms').countries.slice(0, countriesTried).map(dialingCodeOf)
  const national = codes.flatMap((code) => (code === undefined ? [] : [e164Of(code, digits)]))
  return [...new Set([...whole, ...national])].filter((number) => number !== undefined)
}

/** A member or an agent by its public id; every other account is refused as one that is not there. */
export async function memberOf(db: Db, publicId: string): Promise<MemberFacts> {
  const facts = await rows.memberFacts(db, publicId)
  if (!facts) throw new Refusal('account_not_found')
  return facts
}

/** What the audit calls an account. */
export const auditedAccount = ({ usernameKey }: Pick<MemberFacts, 'usernameKey'>) => `account ${usernameKey}`

/** Operators' tags and identity check, as the audit keeps them too. */
export const presentMarks = ({ tags, identityCheckedAt }: Awaited<ReturnType<typeof marks.marksOf>>) => ({
  tags: [...tags],
  identityCheckedAt: identityCheckedAt?.toISOString() ?? null,
})
