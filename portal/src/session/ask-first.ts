import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { hasPainted } from '@banyan/ui/use-painted.ts'
import type { QueryClient } from '@tanstack/react-query'
import { own, ownAnswers } from './own-answers.ts'
import { knownSession } from './start-session.ts'

/** Nobody waits longer for the first paint because of answers, nor because of letters (settle-letters.ts). */
const patienceMs = 100

/** Asks through the cache of answers what an account is shown. */
export type Ask = (client: QueryClient, account: OwnAccount) => readonly Promise<void>[]

/**
 * Asks what an account's page begins with before the first paint, so that the first rendering has what the document asked
 * ahead: to render it without, and then again, keeps a slow phone half as long again. Afterwards a page asks by itself.
 */
export async function askFirst(ask: Ask): Promise<void> {
  const client = ownAnswers()
  if (hasPainted() || !client) return
  const now = await knownSession()
  if (now.is !== 'in') return
  // What came for the first rendering is not asked again by it.
  client.setQueryDefaults([own], { refetchOnMount: ({ state }) => hasPainted() || state.isInvalidated })
  const asked = Promise.all(ask(client, now.account))
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
