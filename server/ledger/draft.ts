import type { RawBuilder } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { inOrder, type Statement } from '#/platform/db/turns.ts'
import type { AccountRef } from './chart.ts'
import { AccountsAtHand } from './deciding/accounts-at-hand.ts'
import { decideEntry, type Entry } from './deciding/decide-entry.ts'
import { keyText, type Posting } from './posting.ts'
import { lockAccounts, lockRemembered, rememberedId } from './store/accounts.ts'
import {
  endHolds,
  entryIds,
  type HoldEnd,
  insertHolds,
  type MoreTransfer,
  type NewHold,
  writeEntries,
  writeMoreTransfers,
} from './store/entries.ts'
import { type Beside, type PlainMove, writePlainMoves } from './store/plain-moves.ts'

/** Carries the account ids of members whose money moved, separated by commas; empty where they are too many to name. */
export const balancesChannel = 'balances_changed'
/** A notification holds 8 kB; an id has 19 digits at most. */
const namedAtMost = 350

/**
 * Moves of the plainest kind, which the database decides by itself, for callers that send a whole transaction at once: the
 * statement that locks members' money, and the one that writes an entry each (`store/plain-moves.ts`).
 */
export function plainMoves<Told = unknown>(
  members: readonly bigint[],
  wanted: RawBuilder<unknown>,
  beside: Beside<Told>,
): { readonly lock: Statement; readonly write: RawBuilder<PlainMove & Told> } {
  return { lock: lockRemembered(members), write: writePlainMoves(wanted, beside, balancesChannel) }
}

/** The id of an account, where this process has met it. */
export const idOfAccount = rememberedId

/** Entries on accounts that this transaction has locked: decided one after the other in memory, then written together. */
export class Draft {
  /** Whether accounts were locked later than at once. What the transaction read before that was read without a lock. */
  readonly wasLockedLate: boolean
  readonly #accounts: AccountsAtHand
  readonly #entries = new Map<string, Entry>()

  private constructor(accounts: AccountsAtHand, wasLockedLate: boolean) {
    this.#accounts = accounts
    this.wasLockedLate = wasLockedLate
  }

  /**
   * Locks every account that the entries will touch, and opens those that do not exist. What is read afterwards stays
   * true until the transaction ends.
   */
  static async lock(tx: Tx, refs: readonly AccountRef[]): Promise<Draft> {
    const { locked, isLate } = await lockAccounts(tx, refs)
    return new Draft(new AccountsAtHand(locked), isLate)
  }

  /** The balance of a member's account after the entries so far. */
  balanceOf(ref: AccountRef): bigint {
    return this.#accounts.standing(ref)?.balance ?? 0n
  }

  /** Decides a posting by the balances that the entries before it left. Its key must not be in the book. */
  add(posting: Posting): Entry {
    const key = keyText(posting.key)
    if (this.#entries.has(key)) throw new Error('two postings have one key')
    const entry = decideEntry(posting, this.#accounts)
    this.#entries.set(key, entry)
    return entry
  }

  /** Writes the entries. */
  async write(tx: Tx): Promise<void> {
    await inOrder(tx, this.statements())
  }

  /** What writes the entries, in this order; none needs an answer of another one. */
  statements(): Statement[] {
    const entries = [...this.#entries.values()]
    if (entries.length === 0) return []
    const changed = this.#accounts.changed()
    const { more, begun, ended } = restOf(entries)
    return [
      writeEntries(entries, changed, { channel: balancesChannel, payload: namesOf(changed) }),
      ...(more.length > 0 ? [writeMoreTransfers(more)] : []),
      ...(begun.length > 0 ? [insertHolds(begun)] : []),
      ...(ended.length > 0 ? [endHolds(ended)] : []),
    ]
  }

  /** The ids of the entries in order, once they are written. */
  async ids(tx: Tx): Promise<readonly bigint[]> {
    return await entryIds(
      tx,
      [...this.#entries.values()].map(({ posting }) => posting.key),
    )
  }
}

function namesOf(changed: readonly { readonly holder: string }[]): string {
  const holders = [...new Set(changed.map(({ holder }) => holder))]
  return holders.length > namedAtMost ? '' : holders.join(',')
}

/** What few entries have: transfers behind the first, holds that they begin, and holds that they end. */
function restOf(entries: readonly Entry[]) {
  const [more, begun, ended]: [MoreTransfer[], NewHold[], HoldEnd[]] = [[], [], []]
  for (const { posting, refusal, transfers } of entries) {
    const { key, holds, subject, ends } = posting
    if (refusal !== undefined) continue
    for (const [leg, transfer] of transfers.entries()) if (leg > 0) more.push({ key, leg, ...transfer })
    if (holds !== undefined && subject) begun.push({ key, holder: subject.holder, asset: subject.asset, amount: holds })
    if (ends) ended.push({ key, ...ends })
  }
  return { more, begun, ended }
}
