import type { AnsweredAhead } from '@banyan/client/request.ts'
import { freshMs, languageOf, questionOf } from './first-answers.ts'

/** What the document has asked by itself for whoever is signed in (portal/index.html), while the code was on its way. */
interface AskedAhead {
  readonly language: string
  /** By the page's clock. */
  readonly askedAt: number
  readonly asks: {
    readonly id: string
    readonly query: object
    /** Undefined where nobody is signed in after all. */
    readonly answer: Promise<AnsweredAhead | undefined>
  }[]
}

declare global {
  interface Window {
    askedAhead?: AskedAhead
  }
}

/** The document's question of the same call, query and language, once; a second request goes to the server. */
export function takeAskedAhead(
  id: string,
  query: object,
  language: string,
): Promise<AnsweredAhead | undefined> | undefined {
  const { askedAhead } = window
  if (askedAhead?.language !== languageOf(query, language) || performance.now() > askedAhead.askedAt + freshMs)
    return undefined
  const { asks } = askedAhead
  const question = questionOf(id, query)
  const place = asks.findIndex((asked) => questionOf(asked.id, asked.query) === question)
  return place < 0 ? undefined : asks.splice(place, 1)[0]?.answer
}
