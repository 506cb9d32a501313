import { foldedName } from '@banyan/rules/content/folded-name.ts'
import { isMemberType } from '../account-types.ts'
import type { AccountToIndex, WordRow } from '../store/account-words.ts'

/** Characters of a word, and words of a name: names are shorter than this, but some letters fold to many. */
const longestWord = 60
const wordsAtMost = 60

/** Scripts that do not part words: in them a word begins with every letter. */
const undivided =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const wordSign = /[\p{L}\p{N}]/u

/** What a name is found by: the name, folded, from the beginning of each of its words to its end. */
export function nameWords(name: string): string[] {
  const signs = [...foldedName(name)]
  const starts = signs.flatMap((sign, at) => (at === 0 || beginsWord(sign, signs[at - 1] ?? '') ? [at] : []))
  return [...new Set(starts.slice(0, wordsAtMost).map((at) => cut(signs.slice(at))))]
}

/** What words must begin with to be found by this text; empty where it holds no sign that names have. */
export function wordPrefix(text: string): string {
  return cut([...foldedName(text)])
}

function beginsWord(sign: string, before: string): boolean {
  if (undivided.test(sign)) return true
  return wordSign.test(sign) && (!wordSign.test(before) || undivided.test(before))
}

const cut = (signs: readonly string[]) => signs.slice(0, longestWord).join('')

/** What operators find an account by; nothing for trial accounts and operators. */
export function wordsOfNames({ id, type, username, nickname }: AccountToIndex): WordRow[] {
  if (!isMemberType(type)) return []
  const wordsOf = (name: WordRow['name'], text: string) =>
    nameWords(text).map((word): WordRow => ({ accountId: id, word, name }))
  return [...wordsOf('username', username), ...wordsOf('nickname', nickname)]
}
