import { ar } from './ar.ts'
import { en, type PayerTexts } from './en.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

const tables: Readonly<Record<string, PayerTexts>> = { en, vi, ar, zh }
const tags: Readonly<Record<string, string>> = { zh: 'zh-Hans' }

/** The language of a payer. */
export interface Spoken {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly texts: PayerTexts
}

/** The first language of a browser that there are texts in; English where there is none. */
export function spokenBy(acceptLanguage = ''): Spoken {
  for (const part of acceptLanguage.slice(0, 200).split(',')) {
    const name = part.trim().split(/[-;]/, 1)[0]?.toLowerCase() ?? ''
    const texts = Object.hasOwn(tables, name) ? tables[name] : undefined
    if (texts) return { language: tags[name] ?? name, direction: name === 'ar' ? 'rtl' : 'ltr', texts }
  }
  return { language: 'en', direction: 'ltr', texts: en }
}

/** A text with its places filled. */
export function filled(text: string, ...values: readonly string[]): string {
  return text.replace(/\{(\d)\}/g, (_, place: string) => values[Number(place)] ?? '')
}
