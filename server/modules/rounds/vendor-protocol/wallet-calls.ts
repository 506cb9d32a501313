import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import {
  type BodyOfOperation,
  type OperationName,
  type WalletAnswer,
  walletOperations,
} from '@banyan/contract/vendor/wallet.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { moneyOf } from '#/ledger/balance.ts'
import { HeldMoney } from '#/ledger/in-book.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { Batcher } from '#/platform/batching/batcher.ts'
import { BriefMemory } from '#/platform/concurrency/brief-memory.ts'
import { once } from '#/platform/concurrency/once.ts'
import { together } from '#/platform/concurrency/together.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import { type AnsweredCall, type Circumstances, type MoneyCall, takesMoney } from '../deciding/money-call.ts'
import { beginGameSession, type GameSession, gameSessionsOf, membersOfPlayers } from '../store/game-sessions.ts'
import { settleCalls } from '../use-cases/settle-calls.ts'
import { readMoneyCall } from './read-money-call.ts'

/** Whether a vendor's game is offered and in no maintenance. */
export type IsPlayable = (vendorCode: string, gameCode: string) => boolean

export interface WalletParts extends Pick<Circumstances, 'capsOf' | 'onGiftsStopped'> {
  readonly database: Database
  /** Answers which games can be played now. */
  playableGames(): Promise<IsPlayable>
  /** The least payment that the winner board shows, in minor units. */
  boardFloor(): bigint
  /** BCP 47 tag of the language with this code, or of the merchant's own. */
  tagOf(languageCode: string | null): string
  /** The result of `work`, or `late` when vendors would wait too long. */
  inTime<T>(work: Promise<T>, late: T): Promise<T>
}

/** Seconds for which a launch token is good, and for which a session may bet. */
const launchGoodForSeconds = 60
const mayBetForSeconds = 12 * 3600
/** The owner of a player id or a session never changes, so it is remembered. */
const remembered = { forMs: 60_000, atMost: 20_000 } as const

/** Players or sessions looked up by one statement. */
const lookedUpAtMost = 256

/** Calls in a batch, batches at once, and calls in the queue. */
const batchLimits = { batchAtMost: 256, runningAtMost: 2, waitingAtMost: 5_000 } as const

const { code: asset, exponent } = merchantCurrency
const checks = once(
  () =>
    new Map(
      Object.entries(walletOperations).map(([name, { body }]) => [name, Compile(body as TSchema)]),
    ) as ReadonlyMap<string, { Check(value: unknown): boolean }>,
)

/** Answers vendors' calls whose signature is verified. */
export class WalletCalls {
  readonly #parts: WalletParts
  readonly #batcher: Batcher<MoneyCall, AnsweredCall>
  readonly #members = new BriefMemory<{ readonly memberId: bigint }>(remembered)
  readonly #sessions = new BriefMemory<GameSession>(remembered)
  readonly #lookUpMember: (player: string) => Promise<bigint | undefined>
  readonly #lookUpSession: (reference: string) => Promise<GameSession | undefined>

  constructor(parts: WalletParts) {
    const { database, playableGames, boardFloor, capsOf, onGiftsStopped } = parts
    this.#parts = parts
    this.#lookUpMember = together(lookedUpAtMost, (players) => membersOfPlayers(database.hotDb, players))
    this.#lookUpSession = together(lookedUpAtMost, (references) =>
      gameSessionsOf(database.hotDb, references, mayBetForSeconds),
    )
    const heldMoney = new HeldMoney()
    this.#batcher = new Batcher({
      ...batchLimits,
      // One call of a player at a time: each finds the round and the money as the one before left them.
      keyOf: ({ memberId }) => String(memberId),
      // A vendor that floods the wallet fills its own share of the queue.
      askerOf: ({ vendorCode }) => vendorCode,
      run: async (calls, answer) => {
        const isPlayable = await playableGames()
        const isOffered = ({ vendorCode, parameters }: MoneyCall) => isPlayable(vendorCode, parameters.gameCode ?? '')
        const circumstances = { isOffered, boardFloor: boardFloor(), capsOf, onGiftsStopped }
        await settleCalls(database, calls, circumstances, answer, heldMoney)
      },
    })
  }

  /** A call that is answered too late may still be done: its repetition or its refund finds out. */
  async answer(vendorCode: string, operation: OperationName, body: unknown): Promise<WalletAnswer> {
    return await this.#parts.inTime(this.#answer(vendorCode, operation, body), { outcome: 'retryable' })
  }

  async #answer(vendorCode: string, operation: OperationName, body: unknown): Promise<WalletAnswer> {
    if (!checks().get(operation)?.Check(body)) return { outcome: 'bad_request' }
    if (operation === 'authenticate') return await this.#begin(vendorCode, body as BodyOfOperation<'authenticate'>)
    const { player, currency, session } = body as BodyOfOperation<'balance'> & { session?: string }
    const needsSession = operation !== 'balance' && takesMoney(operation)
    const [memberId, begun] = await Promise.all([
      this.#memberOf(player),
      needsSession && session !== undefined ? this.#sessionOf(session) : undefined,
    ])
    if (memberId === undefined) return { outcome: 'player_not_found' }
    if (currency !== asset) return await this.#withBalance('currency_mismatch', memberId)
    if (operation === 'balance') return await this.#withBalance('ok', memberId)
    const call = readMoneyCall(vendorCode, memberId, operation, body as object, begun)
    if (!call) return { outcome: 'bad_request' }
    const { outcome, balance } = await this.#batcher.submit(call)
    return { outcome, balance: toAmount(balance, exponent), currency: asset }
  }

  async #memberOf(player: string): Promise<bigint | undefined> {
    const found = await this.#members.find(player, async () => {
      const memberId = await this.#lookUpMember(player)
      return memberId === undefined ? undefined : { memberId }
    })
    return found?.memberId
  }

  async #begin(vendorCode: string, { launchToken, gameCode }: BodyOfOperation<'authenticate'>): Promise<WalletAnswer> {
    const { database, playableGames, tagOf } = this.#parts
    const isPlayable = await playableGames()
    if (!isPlayable(vendorCode, gameCode)) return { outcome: 'game_disabled' }
    const launchHash = hashOfSecret(launchToken)
    const begun = await database.transaction((tx) =>
      beginGameSession(tx, { launchHash, vendorCode }, launchGoodForSeconds),
    )
    if (!begun) return { outcome: 'token_invalid' }
    const { reference, player, language, memberId } = begun
    return { ...(await this.#withBalance('ok', memberId)), session: reference, player, language: tagOf(language) }
  }

  async #sessionOf(reference: string): Promise<GameSession | undefined> {
    return await this.#sessions.find(reference, () => this.#lookUpSession(reference))
  }

  async #withBalance(outcome: OutcomeCode, memberId: bigint): Promise<WalletAnswer> {
    const { available } = await moneyOf(this.#parts.database.db, memberId, asset)
    return { outcome, balance: toAmount(available.balance, exponent), currency: asset }
  }
}
