import type { BalanceAnswer, MoveRequest, TransferAnswer } from '@banyan/contract/vendor/transfer-wallet.ts'

export type MoveKind = 'deposit' | 'withdraw'

interface Move {
  readonly kind: MoveKind
  readonly player: string
  readonly currency: string
  readonly amount: bigint
  /** Of the wallet afterwards. */
  readonly balance: bigint
}

/** Nobody moves as often in a sandbox; the oldest are forgotten. */
const movesAtMost = 10_000

/** Players' money of one process, by vendor, player and currency, in whole units; a restart forgets all of it. */
export class KeptWallets {
  readonly #balances = new Map<string, bigint>()
  readonly #moves = new Map<string, Move>()

  /** How many wallets there are. */
  get count(): number {
    return this.#balances.size
  }

  /** Moves money, once for an id: the same again answers what was done then, whatever is asked for now. */
  move(vendor: string, kind: MoveKind, { transferId, player, currency, amount }: MoveRequest): TransferAnswer {
    const known = this.#moves.get(`${vendor} ${transferId}`)
    if (known) return answerOf(transferId, known)
    const wallet = `${vendor} ${player} ${currency}`
    const units = BigInt(amount)
    const balance = (this.#balances.get(wallet) ?? 0n) + (kind === 'deposit' ? units : -units)
    if (balance < 0n) return { result: 'refused', transferId, reason: 'too_little' }
    this.#balances.set(wallet, balance)
    const move: Move = { kind, player, currency, amount: units, balance }
    this.#moves.set(`${vendor} ${transferId}`, move)
    const [oldest] = this.#moves.keys()
    if (this.#moves.size > movesAtMost && oldest !== undefined) this.#moves.delete(oldest)
    return answerOf(transferId, move)
  }

  status(vendor: string, player: string, transferId: string): TransferAnswer {
    const known = this.#moves.get(`${vendor} ${transferId}`)
    return known?.player === player ? answerOf(transferId, known) : { result: 'not_found', transferId }
  }

  balance(vendor: string, player: string, currency: string): BalanceAnswer {
    return { player, currency, balance: String(this.#balances.get(`${vendor} ${player} ${currency}`) ?? 0n) }
  }
}

function answerOf(transferId: string, { kind, amount, currency, balance }: Move): TransferAnswer {
  return { result: 'done', transferId, kind, amount: String(amount), currency, balance: String(balance) }
}
