/**
 * A name as search compares it: without accents and case, in any script. Vietnamese đ is a letter of its
 * own to Unicode, but a reader without that key types d.
 */
export function foldedName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim()
}
