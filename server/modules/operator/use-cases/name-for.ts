import type { Tongues } from '#/platform/http/bind.ts'

/** A name of the catalogue in the asked language, else in English, else in the merchant's own. */
export function nameFor(
  names: Readonly<Record<string, string>>,
  { language, merchantLanguage }: Pick<Tongues, 'language' | 'merchantLanguage'>,
): string {
  return names[language.tag] || names.en || names[merchantLanguage.tag] || ''
}
