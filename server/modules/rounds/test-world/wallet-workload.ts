import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import type { OperationName } from '@banyan/contract/vendor/wallet.ts'
import type { GamePlayer } from './vendor-world.ts'
import { gameCode } from './vendor-world.ts'
import type { WalletClient } from './wallet-client.ts'
import type { WalletHistory } from './wallet-history.ts'

interface Parts {
  readonly client: WalletClient
  readonly history: WalletHistory
  readonly random: () => number
  /** Headers for the message that is sent next. */
  readonly headers: () => Readonly<Record<string, string>>
}

const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
const done: readonly OutcomeCode[] = ['ok', 'ok_duplicate']
/** Of a hundred messages so many are sent twice at once. */
const twicePercent = 15

/** One seat at a vendor: a player in a session, with rounds one after the other; each ends as its messages say it must. */
export class WalletSeat {
  readonly #parts: Parts
  readonly #who: GamePlayer
  readonly #name: string
  #ids = 0
  #sent = 0

  constructor(parts: Parts, who: GamePlayer, name: string) {
    this.#parts = parts
    this.#who = who
    this.#name = name
  }

  /** How many messages were answered. */
  get sent(): number {
    return this.#sent
  }

  async playRound(): Promise<void> {
    const kind = this.#below(100)
    if (kind < 40) await this.#wonOrLost()
    else if (kind < 52) await this.#takenBack()
    else if (kind < 58) await this.#takenBackBefore()
    else if (kind < 72) await this.#betAndWin()
    else if (kind < 88) await this.#table()
    else if (kind < 93) await this.#tooMuch()
    else await this.#apart()
  }

  async #wonOrLost(): Promise<void> {
    const roundId = this.#id('r')
    await this.#bet(roundId, this.#amount())
    const amount = this.#below(2) === 0 ? 0n : this.#amount()
    const body = { transactionId: this.#id('w'), roundId, amount: decimal(amount), roundClosed: true }
    await this.#send('win', body, done, amount)
  }

  async #takenBack(): Promise<void> {
    const amount = this.#amount()
    const bet = await this.#bet(this.#id('r'), amount)
    await this.#send('refund', { transactionId: this.#id('c'), betTransactionId: bet }, done, amount)
  }

  async #takenBackBefore(): Promise<void> {
    const bet = this.#id('b')
    await this.#send('refund', { transactionId: this.#id('c'), betTransactionId: bet }, ['ok_noop', 'ok_duplicate'], 0n)
    await this.#bet(this.#id('r'), this.#amount(), ['ref_cancelled'], bet)
  }

  async #betAndWin(): Promise<void> {
    const [amount, won] = [this.#amount(), this.#below(3) === 0 ? this.#amount() : 0n]
    const body = { transactionId: this.#id('x'), roundId: this.#id('r'), amount: decimal(amount), gameCode }
    const rest = { session: this.#who.session, winAmount: decimal(won), roundClosed: true }
    await this.#send('betAndWin', { ...body, ...rest }, done, won - amount)
  }

  async #table(): Promise<void> {
    const { session } = this.#who
    const [taken, back] = [this.#amount(), this.#below(4) === 0 ? 0n : this.#amount()]
    const buyIn = { transactionId: this.#id('i'), session, gameCode, amount: decimal(taken) }
    await this.#send('buyIn', buyIn, done, -taken)
    if (this.#below(3) === 0) await this.#send('buyIn', { ...buyIn, transactionId: this.#id('j') }, ['conflict'], 0n)
    const buyInTransactionId = buyIn.transactionId
    if (this.#below(4) === 0)
      await this.#send('refund', { transactionId: this.#id('c'), betTransactionId: buyInTransactionId }, done, taken)
    else
      await this.#send(
        'buyOut',
        { transactionId: this.#id('o'), buyInTransactionId, amount: decimal(back) },
        done,
        back,
      )
  }

  async #tooMuch(): Promise<void> {
    const bet = await this.#bet(this.#id('r'), 10n ** 14n, ['insufficient_funds'])
    await this.#send('refund', { transactionId: this.#id('c'), betTransactionId: bet }, ['ok_noop', 'ok_duplicate'], 0n)
  }

  async #apart(): Promise<void> {
    const amount = this.#amount()
    await this.#send('jackpotWin', { transactionId: this.#id('p'), amount: decimal(amount) }, done, amount)
    const adjusted = { transactionId: this.#id('a'), amount: `-${decimal(amount)}`, reason: 'drawn again' }
    await this.#send('adjust', adjusted, done, -amount)
  }

  async #bet(roundId: string, amount: bigint, expected = done, transactionId = this.#id('b')): Promise<string> {
    const body = { transactionId, roundId, amount: decimal(amount), session: this.#who.session, gameCode }
    await this.#send('bet', body, expected, expected === done ? -amount : 0n)
    return transactionId
  }

  /** Sends a message, now and then twice at once, until it is answered; it must be answered so and move so much. */
  async #send(
    operation: OperationName,
    given: { readonly transactionId: string; readonly [field: string]: unknown },
    expected: readonly OutcomeCode[],
    change: bigint,
  ): Promise<void> {
    const { client, history, headers } = this.#parts
    const { memberId, player } = this.#who
    const body = { player, currency: 'VND', ...given }
    const sent = history.tick()
    const copies = this.#below(100) < twicePercent ? 2 : 1
    const outcomes = await Promise.all(
      Array.from({ length: copies }, async () => (await client.call(operation, body, headers())).outcome),
    )
    this.#sent += copies
    for (const outcome of outcomes) {
      if (!expected.includes(outcome)) throw new Error(`${operation} ${given.transactionId} was answered ${outcome}`)
      history.note({ memberId, transactionId: given.transactionId, outcome, change, sent })
    }
    if (outcomes.filter((outcome) => outcome === 'ok').length > 1)
      throw new Error(`${given.transactionId} was done twice`)
  }

  #id(kind: string): string {
    return `${this.#name}-${kind}${++this.#ids}`
  }

  #below(limit: number): number {
    return Math.floor(this.#parts.random() * limit)
  }

  #amount(): bigint {
    return BigInt(1 + this.#below(50_000))
  }
}
