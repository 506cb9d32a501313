import type { QueryClient } from '@tanstack/react-query'
import { forgetVisitorsAnswers } from '#/src/api/first-answers.ts'
import { hearSession, session } from './session.ts'

/** Begins the key of each answer that is an account's own. */
export const own = 'own'

let cache: QueryClient | undefined

/** Where the answers are kept, once the portal has started. */
export const ownAnswers = () => cache

/** Forgets an account's answers when it leaves or another one comes. */
export function forgetOwnAnswers(queryClient: QueryClient): () => void {
  cache = queryClient
  const whose = () => {
    const now = session()
    return now.is === 'in' ? now.account.id : undefined
  }
  let before = whose()
  if (before !== undefined) forgetVisitorsAnswers()
  return hearSession(() => {
    if (whose() === before) return
    before = whose()
    queryClient.removeQueries({ queryKey: [own] })
    forgetVisitorsAnswers()
  })
}
