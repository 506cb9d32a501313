import { isNarrow } from '@banyan/ui/use-wide.ts'
import { balanceQuery } from '#/src/features/wallet/balance.ts'
import { isTrial } from '#/src/session/account-kind.ts'
import { type Ask, askFirst } from '#/src/session/ask-first.ts'

/**
 * Asks what a page of the member centre begins with, and the balance beside it, where it is what the first rendering shows:
 * in a wide window it comes after the lobby, and a trial account has none.
 */
export async function askPage(ask: Ask): Promise<void> {
  if (!isNarrow()) return
  await askFirst((client, account) =>
    isTrial(account) ? [] : [client.prefetchQuery(balanceQuery(account.id)), ...ask(client, account)],
  )
}
