import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import type { WalletAnswer } from '@banyan/contract/vendor/wallet.ts'
import { seeded } from '@banyan/contract/vendor-conformance/seeded.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { type GamePlayer, gameCode } from './vendor-world.ts'
import { type CrashWorld, type CrashWorldOptions, crashWorld } from './wallet-crash-world.ts'
import { WalletSeat } from './wallet-workload.ts'

/** The last player does not play: its bets look whether any are taken. */
const [players, seatsOfEach] = [17, 2]
const funds = 10n ** 12n

type Send = (body: object) => Promise<WalletAnswer | undefined>

/** Players who play on and on, on real servers, until they are told to stop. */
export class WalletLoad implements AsyncDisposable {
  readonly world: CrashWorld
  /** Settles once all have stopped; fails when an answer is wrong. */
  readonly #playing: Promise<unknown>
  readonly #waiting = new Set<() => void>()
  #isOver = false
  #looks = 0
  #sent = 0

  private constructor(world: CrashWorld, seed: number) {
    this.world = world
    const { client, history, who } = world
    const parts = { client, history, random: seeded(seed), headers: () => ({}) }
    const seats = Array.from({ length: (players - 1) * seatsOfEach }, (_, at) => {
      const seated = who(at % (players - 1), Math.floor(at / (players - 1)))
      return new WalletSeat(parts, seated, `s${at}`)
    })
    this.#playing = Promise.all(seats.map((seat) => this.#play(seat)))
    this.#playing.catch(() => {})
  }

  static async begin(seed: number, options: Partial<CrashWorldOptions> = {}): Promise<WalletLoad> {
    const world = await crashWorld({ players, seatsOfEach, funds, patience: { pauseMs: 10 }, ...options })
    return new WalletLoad(world, seed)
  }

  /** Resolves once so many messages more were answered for good. */
  async answered(count: number): Promise<void> {
    const wanted = this.world.history.size + count
    const reached = new Promise<void>((resolve) => {
      this.#waiting.add(() => this.world.history.size >= wanted && resolve())
    })
    await Promise.race([reached, this.#playing])
  }

  /** Resolves once a bet is taken that is sent from now on. */
  async goodBet(): Promise<void> {
    await this.look((body) => this.world.client.call('bet', body))
  }

  /** Resolves once the same bet was answered so often that it is to be sent again. */
  async refusedBets(count: number): Promise<void> {
    for (let refused = 0; refused < count; ) {
      const outcome = await this.look((body) => this.world.client.once('bet', body))
      if (outcome === 'retryable') refused++
    }
  }

  /** Sends a bet of the player who only looks: the same one until it is answered for good. */
  async look(send: Send): Promise<OutcomeCode | undefined> {
    const { history } = this.world
    const { memberId, player, session } = this.#looking
    const transactionId = `look-${this.#looks}`
    if (this.#sent === 0) this.#sent = history.tick()
    const outcome = (
      await send({ player, session, currency: 'VND', gameCode, transactionId, roundId: transactionId, amount: '1' })
    )?.outcome
    if (outcome === undefined || outcome === 'retryable') return outcome
    history.note({ memberId, transactionId, outcome, change: -100n, sent: this.#sent })
    this.#looks++
    this.#sent = 0
    return outcome
  }

  /** Lets everybody end their rounds; then names what the book says otherwise than the answers did, to the unit. */
  async differences(): Promise<string[]> {
    this.#isOver = true
    await this.#playing
    if (this.#sent > 0) await this.goodBet()
    const { database, history, members } = this.world
    const wrong = await Promise.all(
      members.map(async (memberId, at) => {
        const { available, heldMinor, owedMinor } = await moneyOf(database.db, memberId, 'VND')
        const expected = funds + history.balanceChange(memberId)
        const isRight = available.balance === expected && heldMinor === 0n && owedMinor === 0n
        return isRight ? [] : [`player ${at} has ${available.balance}, ${heldMinor} held, not ${expected}`]
      }),
    )
    const { differences } = await verifyBook(database)
    return [...(await history.differences(database, 'PG')), ...wrong.flat(), ...differences.map(({ rule }) => rule)]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true
    await this.world[Symbol.asyncDispose]()
  }

  get #looking(): GamePlayer {
    return this.world.who(players - 1, 0)
  }

  async #play(seat: WalletSeat): Promise<void> {
    while (!this.#isOver) {
      await seat.playRound()
      for (const look of this.#waiting) look()
    }
  }
}
