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
import { inBook } from '#/ledger/in-book.ts'
import { merchantCurrency } from '#/modules/system/merchant-currency.ts'
import { Batcher } from '#/platform/batcher.ts'
import { BriefMemory } from '#/platform/brief-memory.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import { once } from '#/platform/once.ts'
import { together } from '#/platform/together.ts'
import { runCalls } from '../cases/run-calls.ts'
import type { MoneyAnswer, MoneyCall } from '../deciding/money-call.ts'
import { takesMoney } from '../deciding/money-call.ts'
import { beginGameSession, type GameSession, gameSessionsOf, membersOfPlayers } from '../store/game-sessions.ts'
import { moneyCallOf } from './money-call-of.ts'

/** Whether a vendor's game is offered and in no maintenance. */
export type IsPlayable = (vendorCode: string, gameCode: string) => boolean

export interface WalletParts {
  readonly database: Database
  /** Tells which games can be played now. */
  playableGames(): Promise<IsPlayable>
  /** What a payment must reach to be on the winner board, in minor units. */
  boardFloor(): bigint
  /** BCP 47 tag of the language with this code, or of the merchant's own. */
  tagOf(languageCode: string | null): string
  /** What the work comes to, or `late` where that takes longer than vendors wait. */
  inTime<T>(work: Promise<T>, late: T): Promise<T>
}

/** A launch's token is good for so long, and a session may bet for so long. */
const launchGoodForSeconds = 60
const mayBetForSeconds = 12 * 3600
/** Who a player is, and whose a session, never changes, so calls in a row ask once. */
const remembered = { forMs: 60_000, atMost: 20_000 } as const

/** Players or sessions that are asked for by one statement. */
const lookedForAtMost = 256

/** Calls of one batch; how many batches run at once, and how many calls wait at most. */
const batchLimits = { batchAtMost: 256, runningAtMost: 2, waitingAtMost: 5_000 } as const

const { code: asset, exponent } = merchantCurrency
const checks = once(
  () =>
    new Map(
      Object.entries(walletOperations).map(([name, { body }]) => [name, Compile(body as TSchema)]),
    ) as ReadonlyMap<string, { Check(value: unknown): boolean }>,
)

/** Answers vendors' calls, whose signature has been looked at. */
export class WalletCalls {
  readonly #parts: WalletParts
  readonly #batcher: Batcher<MoneyCall, MoneyAnswer>
  readonly #members = new BriefMemory<{ readonly memberId: bigint }>(remembered)
  readonly #sessions = new BriefMemory<GameSession>(remembered)
  readonly #lookForMember: (player: string) => Promise<bigint | undefined>
  readonly #lookForSession: (reference: string) => Promise<GameSession | undefined>

  constructor(parts: WalletParts) {
    const { database, playableGames, boardFloor } = parts
    this.#parts = parts
    this.#lookForMember = together(lookedForAtMost, (players) => membersOfPlayers(database.db, players))
    this.#lookForSession = together(lookedForAtMost, (references) =>
      gameSessionsOf(database.db, references, mayBetForSeconds),
    )
    this.#batcher = new Batcher({
      ...batchLimits,
      // One call of a player's at a time: each finds what the one before left of round and money.
      keyOf: ({ memberId }) => String(memberId),
      run: async (calls) => {
        const isPlayable = await playableGames()
        const isOffered = ({ vendorCode, parameters }: MoneyCall) => isPlayable(vendorCode, parameters.gameCode ?? '')
        return await inBook(database, (tx) => runCalls(tx, calls, isOffered, boardFloor()))
      },
    })
  }

  /** What comes too late is done or not done all the same: the call's repetition, or its refund, finds which. */
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
    const about = {
      vendorCode,
      memberId,
      asset,
      exponent,
      ...(needsSession && mayBet(begun, vendorCode, memberId)),
    }
    const call = moneyCallOf(operation, body as object, about)
    if (!call) return { outcome: 'bad_request' }
    const moved = await this.#batcher.submit(call)
    return { outcome: moved.outcome, balance: toAmount(moved.balance, exponent), currency: asset }
  }

  async #memberOf(player: string): Promise<bigint | undefined> {
    const found = await this.#members.find(player, async () => {
      const memberId = await this.#lookForMember(player)
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
    return await this.#sessions.find(reference, () => this.#lookForSession(reference))
  }

  async #withBalance(outcome: OutcomeCode, memberId: bigint): Promise<WalletAnswer> {
    const { available } = await moneyOf(this.#parts.database.db, memberId, asset)
    return { outcome, balance: toAmount(available.balance, exponent), currency: asset }
  }
}

/** A game may change within a session, the player and the vendor may not (domain section c.3, rule 24). */
function mayBet(
  session: GameSession | undefined,
  vendorCode: string,
  memberId: bigint,
): Pick<MoneyCall, 'sessionRefusal' | 'betsUntil'> {
  if (!session || session.memberId !== memberId || session.vendorCode !== vendorCode)
    return { sessionRefusal: 'token_invalid' }
  return session.asset === asset ? { betsUntil: session.betsUntil } : { sessionRefusal: 'currency_mismatch' }
}
