import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { hasPainted } from '@banyan/ui/use-painted.ts'
import { isNarrow } from '@banyan/ui/use-wide.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isTrial } from './account-kind.ts'
import { own, ownAnswers } from './own-answers.ts'
import { knownSession } from './start-session.ts'

/** Nobody waits longer for the first paint because of answers, nor because of letters (settle-letters.ts). */
const patienceMs = 100

/**
 * Asks what a page of the member centre begins with before the first paint, so that the first rendering has what the
 * document asked ahead: to render it without, and then again, keeps a slow phone longer. Afterwards a page asks by itself,
 * as it does in a wide window, where it comes behind the lobby; and a trial account has no such page.
 */
export async function askPage(
  ask: (client: QueryClient, account: OwnAccount) => readonly Promise<void>[],
): Promise<void> {
  const client = ownAnswers()
  if (hasPainted() || !isNarrow() || !client) return
  const now = await knownSession()
  if (now.is !== 'in' || isTrial(now.account)) return
  // What came for the first rendering is not asked again by it.
  client.setQueryDefaults([own], { refetchOnMount: ({ state }) => hasPainted() || state.isInvalidated })
  const asked = Promise.all(ask(client, now.account))
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
