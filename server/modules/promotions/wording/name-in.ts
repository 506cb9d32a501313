import { type LocalisedText, localised } from '@banyan/rules/content/localised-text.ts'
import type { Tongues } from '#/platform/http/bind.ts'

/** A text of the merchant's in the asked language, else in English. */
export function nameIn(
  text: LocalisedText,
  { language, merchantLanguage }: Pick<Tongues, 'language' | 'merchantLanguage'>,
): string {
  return localised(text, language.tag, merchantLanguage.tag)
}
