import { session } from '#/src/session/session.ts'
import { keep, readKept } from '#/src/session/session-storage.ts'

interface Heard {
  readonly accountId: string
  readonly change: string
}

/**
 * Whether this tab hears of a change for the first time and while it happens; the last one is kept through reloads under
 * the name. The socket begins with the account's last change, however old: in a new tab that is news only of an order
 * which the tab has shown otherwise.
 */
export function isNewHere(storageName: string, change: string, wasShownOtherwise: () => boolean): boolean {
  const now = session()
  if (now.is !== 'in') return false
  const accountId = now.account.id
  const heard = readKept<Heard>(storageName)
  const before = heard?.accountId === accountId ? heard.change : undefined
  keep(storageName, { accountId, change } satisfies Heard)
  return before === undefined ? wasShownOtherwise() : before !== change
}
