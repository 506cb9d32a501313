import type { Language } from '@banyan/contract/system/language.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { nameSender, type Sender } from './sender.ts'

/** A year. */
const keptSeconds = 31_536_000

const current = new ValueStore<Language | undefined>(undefined)

/** The language of the visit, among those that are offered. */
export function useLanguage(): Language | undefined {
  return useValue(current)
}

export const language = current.get
export const hearLanguage = current.subscribe

/**
 * Makes a language the page's, once its texts are there: the document and every request name it. `read` is the tag in
 * which the texts are to be read out.
 */
export function enterLanguage(next: Language, read: string, sender: Omit<Sender, 'language'>): void {
  const { code, direction } = next
  nameSender({ ...sender, language: code })
  document.documentElement.lang = read
  document.documentElement.dir = direction
  // A hint for the server, which writes the next document in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is younger than the browsers we serve
  document.cookie = `lang=${code}; path=/; max-age=${keptSeconds}; samesite=lax`
  current.set(next)
}
