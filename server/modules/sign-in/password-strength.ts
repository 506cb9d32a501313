import { passwordText } from '@banyan/rules/fields/password-text.ts'
import { wordsOf } from '#/modules/accounts/contacts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Db } from '#/platform/db/handles.ts'
import { OwnThread, threadProgram } from '#/platform/process/own-thread.ts'

/** So many characters are looked at: what the search costs grows with the square of them, to 40 ms here. */
const lookedAt = 40
/** Words of fewer letters stand in many passwords by chance. */
const shortestWord = 3
/** What a password must have beside the words of its own person. */
const ownLettersAtLeast = 4
/** The end of a number, however its country code is written. */
const digitsOfNumber = 8

/** A text, and the words that its person is known by. */
export interface GuessQuestion {
  readonly text: string
  readonly words: readonly string[]
}

const judge = new OwnThread<GuessQuestion, boolean>(
  'passwords',
  threadProgram('modules/sign-in/judging/judge-passwords.ts', 'judge-passwords'),
)

/**
 * Whether everybody guesses this password: it is one of the 49,000 most common ones, a variation of such, a pattern of
 * keys, digits or repetitions that is found within a million guesses (zxcvbn's scores 0 and 1), or hardly more than
 * `words`, which are what is known of the person and the brand: names, mobile number, mail address. Of a long password
 * both ends must be weak.
 */
export async function isWeakPassword(password: string, words: readonly string[]): Promise<boolean> {
  const known = words.flatMap(partsOf)
  const letters = [...passwordText(password)]
  const ends = [letters.slice(0, lookedAt), letters.slice(-lookedAt)].map((end) => end.join('').slice(0, lookedAt))
  for (const end of new Set(ends)) {
    const isGuessed = isHardlyMoreThan(known, end.toLowerCase()) || (await judge.ask({ text: end, words: known }))
    if (!isGuessed) return false
  }
  return true
}

/** A word as it may stand in a password: whole, by its parts, and of a number its last digits. */
function partsOf(word: string): string[] {
  const whole = word.trim().toLowerCase()
  const digits = whole.replace(/\D/g, '')
  const number = digits.length >= digitsOfNumber ? [digits, digits.slice(-digitsOfNumber)] : []
  const parts = [whole, ...whole.split(/[^\p{Letter}\p{Number}]+/u), ...number]
  return [...new Set(parts)].filter((part) => part.length >= shortestWord)
}

function isHardlyMoreThan(words: readonly string[], text: string): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && [...rest].length < ownLettersAtLeast
}

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
  return [...brandWords(parts), ...(await wordsOf(db, parts.personal, accountId))]
}
