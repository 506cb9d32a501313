import { RequestError } from '@banyan/client/request-error.ts'
import type { Mock } from 'vitest'
import { owner } from './open-console.tsx'

/** Stands in for the function that sends calls. */
export type AnsweredRequest = (
  id: string,
  query: Record<string, unknown>,
  sent?: { body: Record<string, unknown> },
) => Promise<object>

/** What calls answer, by their ids; each is given the body that was sent, else the query. */
export type Answers = Readonly<Record<string, (given: Record<string, unknown>) => object>>

/** Answers these calls, and as an owner who is signed in unless told otherwise; any other call finds no network. */
export function answer(request: Mock<AnsweredRequest>, answers: Answers, operator: object = owner): void {
  request.mockImplementation(async (id, query, sent) => {
    if (id === 'operatorInfo') return operator
    const known = answers[id]
    if (!known) throw new RequestError('network_failed', id)
    return known(sent?.body ?? query)
  })
}
