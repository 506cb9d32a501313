import { ar } from './ar.ts'
import { en, type GameTexts } from './en.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

const tables: Readonly<Record<string, GameTexts>> = { en, vi, ar, zh }

interface Spoken {
  /** The language that the page is in: English where there are no texts in the one that was asked for. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly texts: GameTexts
}

/** The texts for a language by its tag. */
export function textsIn(tag: string): Spoken {
  const name = tag.toLowerCase().split('-', 1)[0] ?? ''
  const texts = Object.hasOwn(tables, name) ? tables[name] : undefined
  if (!texts) return { language: 'en', direction: 'ltr', texts: en }
  return { language: name === 'zh' ? 'zh-Hans' : name, direction: name === 'ar' ? 'rtl' : 'ltr', texts }
}

/** A text with its places filled. */
export function fillPlaces(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''))
}
