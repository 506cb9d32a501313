import { type AccountRef, chart } from '../chart.ts'
import type { VersionedBalance } from '../posting.ts'

/** An account as it was locked. */
export interface LockedAccount extends AccountRef {
  readonly id: bigint
  /** Null for an account without a balance. */
  readonly balance: bigint | null
  readonly version: bigint | null
}

/** One text for each account. */
export const refKey = ({ kind, holder, asset }: AccountRef): string => `${kind} ${asset} ${holder}`

interface Standing extends LockedAccount {
  readonly locked: VersionedBalance | undefined
}

/** One side of a transfer as it is written. */
export interface Side {
  readonly id: bigint
  readonly version: bigint | null
  readonly balance: bigint | null
}

/**
 * Locked accounts while a batch is decided: each transfer changes the balance that the next one finds. A refused entry
 * is forgotten, so that it leaves no trace.
 */
export class AccountsAtHand {
  readonly #accounts: Map<string, Standing>
  #tried = new Map<string, VersionedBalance>()
  readonly #kept = new Map<string, VersionedBalance>()

  constructor(accounts: readonly LockedAccount[]) {
    const standing = ({ balance, version, ...account }: LockedAccount): Standing => ({
      ...{ ...account, balance, version },
      locked: balance === null || version === null ? undefined : { balance, version },
    })
    this.#accounts = new Map(accounts.map((account) => [refKey(account), standing(account)]))
  }

  /** Undefined for an account without a balance. */
  standing(ref: AccountRef): VersionedBalance | undefined {
    const key = refKey(ref)
    return this.#tried.get(key) ?? this.#kept.get(key) ?? this.#account(ref).locked
  }

  id(ref: AccountRef): bigint {
    return this.#account(ref).id
  }

  /** The most that a debit can take; undefined means any amount. */
  room(ref: AccountRef): bigint | undefined {
    return chart[ref.kind].lowest === 'zero' ? (this.standing(ref)?.balance ?? 0n) : undefined
  }

  /** Changes the balance by an amount, up or down. */
  move(ref: AccountRef, by: bigint): Side {
    const before = this.standing(ref)
    const id = this.id(ref)
    if (!before) return { id, version: null, balance: null }
    const after = { balance: before.balance + by, version: before.version + 1n }
    this.#tried.set(refKey(ref), after)
    return { id, ...after }
  }

  keep(): void {
    for (const [key, standing] of this.#tried) this.#kept.set(key, standing)
    this.#tried = new Map()
  }

  forget(): void {
    this.#tried = new Map()
  }

  /** The accounts that changed, with their new balances. */
  changed(): {
    readonly id: bigint
    readonly holder: string
    readonly before: bigint
    readonly after: VersionedBalance
  }[] {
    return [...this.#kept].flatMap(([key, after]) => {
      const account = this.#accounts.get(key)
      return account?.locked ? [{ id: account.id, holder: account.holder, before: account.locked.version, after }] : []
    })
  }

  #account(ref: AccountRef): Standing {
    const account = this.#accounts.get(refKey(ref))
    if (!account) throw new Error(`the account ${refKey(ref)} was not locked`)
    return account
  }
}
