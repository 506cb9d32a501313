import { freshMs, languageOf, questionOf } from '@banyan/client/question.ts'

/** An answer that came with the document, with the call and the query that it belongs to. */
interface FirstAnswer {
  readonly id: string
  readonly query: object
  readonly value: unknown
}

/** What the server put into the document, for a visitor who reads this language. */
export interface FirstScreen {
  readonly language: string
  readonly answers: readonly FirstAnswer[]
}

/** What the document brings of these is a visitor's answer: an account has its own. */
const byAccount = ['promotions', 'promotion']

let kept = new Map<string, unknown>()
let keptFor = { language: '', until: 0 }

/** Keeps the document's answers for the first requests. */
export function keepFirstAnswers({ language, answers }: FirstScreen): void {
  kept = new Map(answers.map(({ id, query, value }) => [questionOf(id, query), value]))
  keptFor = { language, until: performance.now() + freshMs }
}

/** The document's answer to this request in the page's language, once; a second request goes to the server. */
export function takeFirstAnswer(id: string, query: object, language: string): unknown {
  if (languageOf(query, language) !== keptFor.language || performance.now() > keptFor.until) return undefined
  const question = questionOf(id, query)
  const value = kept.get(question)
  kept.delete(question)
  return value
}

/** Forgets what the document brought that an account is answered otherwise. */
export function forgetVisitorsAnswers(): void {
  for (const question of kept.keys()) if (byAccount.some((id) => question.startsWith(`${id} `))) kept.delete(question)
}
