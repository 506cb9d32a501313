import type { Language } from '@banyan/contract/system/language.ts'

/** The languages that the merchant offers, its default first. */
export type Languages = readonly [Language, ...Language[]]

/**
 * The offered language with this code: the merchant's default where nothing is asked for, English for
 * a language that can't be served (requirements SYS-10).
 */
export function languageFor(languages: Languages, code: string | undefined): Language {
  if (!code) return languages[0]
  return languages.find((l) => l.code === code) ?? languages.find((l) => l.tag === 'en') ?? languages[0]
}
