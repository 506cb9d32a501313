/** What the document brought or asked ahead and was not asked for by then is asked for anew, in ms by the page's clock. */
export const freshMs = 30_000

/** Fields that say who asks, not for what: the document's answers are the same for each of them. */
const circumstances = new Set([
  'clientType',
  'platform',
  'channel',
  'merchant',
  'merchantCode',
  'isPlatform',
  'language',
  'lang',
  'device',
])

/** In which language a request asks for its answer: its page's, unless it names one. */
export function languageOf(query: object, language: string): string {
  const { language: named, lang = named } = query as { language?: string; lang?: string }
  return lang ?? language
}

/** The same for all who ask the same. */
export function questionOf(id: string, query: object): string {
  const fields = Object.entries(query).filter(([name, value]) => value !== undefined && !circumstances.has(name))
  return `${id} ${JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)))}`
}
