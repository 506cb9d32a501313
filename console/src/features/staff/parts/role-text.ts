import type { TextOf } from '@banyan/client/texts.ts'
import type { TextArguments } from '#/src/i18n/texts.gen.ts'

/** The roles that every merchant starts with have names in all languages. */
const first = ['owner', 'finance', 'support', 'content'] as const

/** The name of a role; one of the merchant's own stands as it is written. */
export function roleText(t: TextOf<TextArguments>, role: string | null): string {
  if (role === null) return t('role.none')
  const known = first.find((name) => name === role)
  return known ? t(`role.${known}`) : role
}
