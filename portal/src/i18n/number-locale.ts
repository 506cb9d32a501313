/** The locale whose digits we write: Arabic is set with Latin digits, as amounts are in the region's products. */
export function numberLocale(tag: string): string {
  return /^ar\b/.test(tag) ? `${tag}-u-nu-latn` : tag
}
