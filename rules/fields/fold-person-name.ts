import { latinDigits } from './typed-number.ts'

/** Letters with a stroke, a dot less or two in one, which Unicode does not take apart but banks write plain. */
const plain: Readonly<Record<string, string>> = {
  Đ: 'D',
  // The Icelandic letter looks like the Vietnamese one, and some keyboards write it for that.
  Ð: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ø: 'O',
  Ŧ: 'T',
  Æ: 'AE',
  Œ: 'OE',
}
const anyPlain = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')

/**
 * A person's name as banks write it: without marks over letters, in capitals, with single spaces (domain 8.5). Two
 * spellings of one name fold alike.
 */
export function foldPersonName(name: string): string {
  return latinDigits(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(anyPlain, (letter) => plain[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}
