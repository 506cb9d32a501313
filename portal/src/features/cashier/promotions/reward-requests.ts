import { drawId } from '#/src/features/cashier/wallet/request-id.ts'
import { session } from '#/src/session/session.ts'
import { keep, readKept } from '#/src/session/session-storage.ts'

interface Kept {
  readonly accountId: string
  readonly id: string
}

/**
 * The id of a request for a reward or a ticket, kept through reloads until it was answered: whoever presses again after
 * a lost answer asks for the same, and no second ticket goes.
 */
export function keptRequest(name: string) {
  const storageName = `reward ${name}`
  const accountId = accountHere()
  const read = () => {
    const kept = readKept<Kept>(storageName)
    return kept?.accountId === accountId ? kept.id : undefined
  }
  return {
    /** Whether one waits for its answer. */
    isWaiting: () => read() !== undefined,
    id(): string {
      const known = read()
      if (known !== undefined) return known
      const id = drawId()
      keep(storageName, { accountId, id } satisfies Kept)
      return id
    },
    forget: () => keep(storageName, undefined),
  }
}

const accountHere = () => {
  const now = session()
  return now.is === 'in' ? now.account.id : ''
}
