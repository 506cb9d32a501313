import type { Tx } from '#/platform/db/handles.ts'
import { inOneTurn } from '#/platform/db/in-one-turn.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import type { AccountRef } from './chart.ts'
import { AccountsAtHand } from './deciding/accounts-at-hand.ts'
import { decideEntry, type Entry } from './deciding/decide-entry.ts'
import { keyText, type Posting } from './posting.ts'
import { lockAccounts } from './store/accounts.ts'
import { endHolds, insertHolds, writeEntries } from './store/entries.ts'

/** Carries the account ids of members whose money moved, separated by commas; empty where they are too many to name. */
export const balancesChannel = 'balances_changed'
/** A notification holds 8 kB; an id has 19 digits at most. */
const namedAtMost = 350

/** Entries on accounts that this transaction has locked: decided one after the other in memory, then written together. */
export class Draft {
  /** Whether an account was opened for it. What the transaction read before that was read without a lock. */
  readonly hasNewAccounts: boolean
  readonly #accounts: AccountsAtHand
  readonly #entries = new Map<string, Entry>()

  private constructor(accounts: AccountsAtHand, hasNewAccounts: boolean) {
    this.#accounts = accounts
    this.hasNewAccounts = hasNewAccounts
  }

  /**
   * Locks every account that the entries will touch, and opens those that do not exist. What is read afterwards stays
   * true until the transaction ends.
   */
  static async lock(tx: Tx, refs: readonly AccountRef[]): Promise<Draft> {
    const { locked, isNew } = await lockAccounts(tx, refs)
    return new Draft(new AccountsAtHand(locked), isNew)
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

  /** Writes the entries and answers their ids in order. Holds need these ids, so they take another statement. */
  async write(tx: Tx): Promise<readonly bigint[]> {
    const entries = [...this.#entries.values()]
    if (entries.length === 0) return []
    const changed = this.#accounts.changed()
    const { written } = await inOneTurn(tx, {
      written: (turn) => writeEntries(turn, entries, changed),
      hint: (turn) => hintBalances(turn, changed),
    })
    if (written.ids.length !== entries.length || written.balances !== changed.length)
      throw new Error('the book was not written as decided')
    await writeHolds(tx, entries, written.ids)
    return written.ids
  }
}

/** Sent when the transaction commits. */
async function hintBalances(tx: Tx, changed: readonly { readonly holder: string }[]): Promise<void> {
  if (changed.length === 0) return
  const holders = [...new Set(changed.map(({ holder }) => holder))]
  await notify(tx, balancesChannel, holders.length > namedAtMost ? '' : holders.join(','))
}

async function writeHolds(tx: Tx, entries: readonly Entry[], ids: readonly bigint[]): Promise<void> {
  const done = entries.flatMap(({ posting, refusal }, at) =>
    refusal === undefined ? [{ ...posting, entryId: ids[at] ?? 0n }] : [],
  )
  const begun = done.flatMap(({ holds, subject, entryId }) =>
    holds === undefined || !subject ? [] : [{ entryId, holder: subject.holder, asset: subject.asset, amount: holds }],
  )
  const ended = done.flatMap(({ ends, entryId }) => (ends ? [{ ...ends, entryId }] : []))
  if (begun.length > 0) await insertHolds(tx, begun)
  if (ended.length > 0) await endHolds(tx, ended)
}
