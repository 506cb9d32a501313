import { freshMs, languageOf, questionOf } from './question.ts'
import type { AnswerAhead, CallRow } from './request.ts'

/** An answer that has come to its end, with the token that it was asked with and when it came by the page's clock. */
export interface AnsweredAhead {
  readonly token: string | undefined
  readonly heardAt: number
  readonly response: Response
}

/** What the document has asked by itself for whoever is signed in (portal/index.html, console/index.html), while the code was on its way. */
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

/**
 * The document's question of the same call, query and language, once; a second request goes to the server. What does
 * something outdates all that was asked before it (a ticket for the socket does nothing), and so does the socket once
 * it tells of changes (portal/src/api/push-socket.ts).
 */
export function takeAskedAhead(
  id: string,
  { method = 'GET' }: CallRow,
  query: object,
  language: string,
): AnswerAhead | undefined {
  if (method !== 'GET' && id !== 'socketTicket') delete window.askedAhead
  const { askedAhead } = window
  if (askedAhead?.language !== languageOf(query, language) || performance.now() > askedAhead.askedAt + freshMs)
    return undefined
  const { asks } = askedAhead
  const question = questionOf(id, query)
  const place = asks.findIndex((asked) => questionOf(asked.id, asked.query) === question)
  const [taken] = place < 0 ? [] : asks.splice(place, 1)
  if (!taken) return undefined
  return async (token, signal) => {
    const aborted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
    // What has failed is sent again.
    const answered = await Promise.race([taken.answer, aborted]).catch(() => undefined)
    // Somebody else may have signed in since.
    return answered?.token === token ? answered : undefined
  }
}
