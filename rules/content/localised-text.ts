/**
 * A text that the merchant provides: BCP 47 language tag → text. English is always there, so that
 * every reader can be served (requirements SYS-12: a missing text falls back to English).
 */
export interface LocalisedText {
  readonly en: string
  readonly [tag: string]: string | undefined
}

/**
 * The text in `tag`, else in English, else in the merchant's default language: content falls back
 * in this order everywhere. An empty text counts as missing.
 */
export function localised(
  text: Readonly<Record<string, string | undefined>>,
  tag: string,
  merchantTag: string,
): string {
  return text[tag] || text.en || text[merchantTag] || ''
}
