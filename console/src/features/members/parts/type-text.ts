import type { TextOf } from '@banyan/client/texts.ts'
import type { TextArguments } from '#/src/i18n/texts.gen.ts'

/** What an account is: a member, or an agent of one of the four types. */
export function typeText(t: TextOf<TextArguments>, type: number): string {
  return type === 0 ? t('members.typeMember') : t('members.typeAgent', { type: String(type) })
}
