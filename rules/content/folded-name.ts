/** Letters that Unicode does not take apart, but that a reader without the key types as another one. */
const alike: Readonly<Record<string, string>> = {
  đ: 'd',
  // Keyboards that have no đ of Vietnamese write the Icelandic one, which looks the same as a capital.
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // Arabic: wasla, alef maqsura, ta marbuta, and the Persian kaf and ya.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
}
const anyAlike = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')

/**
 * A name as search compares it, in any script: without accents, vowel signs, case, signs that are not seen, and
 * the differences that a hurried reader does not type.
 */
export function foldedName(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Marks, tatweel, and what only steers the direction or joins.
      .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
      .toLowerCase()
      .replace(anyAlike, (letter) => alike[letter] ?? letter)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
  )
}
