import { languageTag } from '@banyan/client/formats.ts'
import type { Text } from '#/src/i18n/text.ts'

/** A country by its code, as the page's language names it. */
export function placeName(t: Text, country: string | null): string {
  if (country === null) return t('security.placeUnknown')
  const names = new Intl.DisplayNames([languageTag(), 'en'], { type: 'region', fallback: 'code' })
  try {
    return names.of(country) ?? country
  } catch {
    return country
  }
}
