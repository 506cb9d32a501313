import { digitsTyped } from '@banyan/rules/fields/typed-number.ts'
import { request } from '#/src/api/request.ts'

const numberPattern = /^[2-9A-HJ-NP-Z]{12}$/

/**
 * The order or the member that a text names: a number as it is written, else a whole username, else a number in small
 * letters or with spaces. Undefined where it names nothing, so that nothing is shown rather than everything.
 */
export async function searchedOrders(
  text: string,
  maySearchMembers: boolean,
): Promise<{ number: string } | { member: string } | undefined> {
  if (numberPattern.test(text)) return { number: text }
  if (maySearchMembers) {
    const { rows } = await request('findMembers', { q: text, size: 10 })
    const named =
      rows.find(({ username }) => username === text.toLowerCase()) ?? (rows.length === 1 ? rows[0] : undefined)
    if (named) return { member: named.id }
  }
  const number = digitsTyped(text).toUpperCase()
  return numberPattern.test(number) ? { number } : undefined
}
