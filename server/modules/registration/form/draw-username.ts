import { type FieldRule, fieldFault } from '@banyan/rules/fields/field-rule.ts'
import { newSecretText } from '#/platform/crypto/new-secret.ts'

const usualLength = 12
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'
const mailDomain = '@m.invalid'

const drawn = newSecretText
const first = (letter: string) => (length: number) =>
  drawn(letter, 1) + drawn(digits, 1) + drawn(letters + digits, length - 2)

/** Ways to draw a name of some length, the readable ones first: of them one fits each kind of pattern. */
const drawings: readonly ((length: number) => string)[] = [
  first(letters),
  first(letters.toUpperCase()),
  (length) => drawn(`0${digits}`, length),
  (length) => drawn(letters, length),
  (length) => drawn(letters.toUpperCase(), length),
  (length) => drawn(letters + digits, Math.max(1, length - mailDomain.length)) + mailDomain,
  (length) => drawn('竹兰梅松云山水月星风雪龙凤鹤虎鱼', length),
  (length) => drawn('가나다라마바사아자차카타파하구미', length),
  (length) => drawn('กขคงจชซดตถทนบปผพมยรลวสหอ', length),
  () => `${drawn('123456789', 1)}${drawn(digits, 3)}-0${drawn('123456789', 1)}-1${drawn(digits, 1)}`,
]

/** A username for somebody who chose none; it fits the merchant's rule for usernames. */
export function drawUsername(rule: FieldRule): string {
  const length = Math.min(Math.max(usualLength, rule.minLength), rule.maxLength)
  for (const draw of drawings) {
    const name = draw(length)
    if (name !== '' && fieldFault(rule, name) === undefined) return name
  }
  throw new Error(`no username can be drawn for the pattern ${rule.patternId} in ${length} characters`)
}
