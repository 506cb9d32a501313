/**
 * The locale whose digits we write: a language's own separators and order, with Latin digits. Arabic, Persian, Bengali,
 * Burmese and Nepali would have theirs; but draws, odds and typed stakes are Latin everywhere, only those digits
 * stand in columns in our face, and a page about money mixes no two kinds.
 */
export function numberLocale(tag: string): string {
  return `${tag}-u-nu-latn`
}
