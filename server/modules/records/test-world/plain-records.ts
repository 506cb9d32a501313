import type { WalletAnswer } from '@banyan/contract/vendor/wallet.ts'
import type { RecordPeriod } from '@banyan/rules/money/record-filters.ts'
import type { Arbitrary, integer as integers, record as records } from 'fast-check'
import {
  campaignId,
  gameCode as dragon,
  type GamePlayer,
  launch,
  type VendorWorld,
} from '#/modules/rounds/test-world/vendor-world.ts'
import { correctBalance } from '#/modules/wallet/correct-balance.ts'
import { stopClock } from '#/test-world/move-clock.ts'

/** One step of a story: what happens, and two numbers that it is made of. */
export interface Step {
  readonly roll: number
  readonly a: number
  readonly b: number
}

export const anyStep = (record: typeof records, integer: typeof integers): Arbitrary<Step> =>
  record({ roll: integer({ min: 0, max: 99 }), a: integer({ min: 0, max: 500 }), b: integer({ min: 0, max: 900 }) })

interface Moved {
  readonly at: number
  readonly group: 'bet' | 'admin' | 'deposit'
  readonly amount: bigint
  readonly balance: bigint
}

interface PlainRound {
  readonly id: string
  readonly game: string
  readonly openedAt: number
  readonly bets: { readonly id: string; readonly amount: bigint; isTakenBack: boolean }[]
  paid: bigint
  isClosed: boolean
}

/** The day of a moment, in a zone seven hours ahead. */
const dayAt = (seconds: number) =>
  Math.floor((Date.parse('2026-03-01T12:00:00Z') / 1000 + seconds + 7 * 3_600) / 86_400)
const ranges: Readonly<Record<RecordPeriod, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  sevenDays: [6, 0],
  thirtyDays: [29, 0],
}
const currency = 'VND'

/** The test's clock goes on from one story to the next. */
let seconds = 0
let ids = 0

/** What a member's records would be if they were kept by hand. */
export class PlainRecords {
  readonly accountId: bigint
  readonly #v: VendorWorld
  readonly #moved: Moved[] = []
  readonly #plays: { readonly at: number; readonly bets: number; readonly staked: bigint; readonly paid: bigint }[] = []
  readonly #rounds: PlainRound[] = []
  #balance = 0n

  constructor(v: VendorWorld, accountId: bigint) {
    this.accountId = accountId
    this.#v = v
  }

  get balance(): bigint {
    return this.#balance
  }

  get roundsPlayed(): readonly PlainRound[] {
    return this.#rounds
  }

  move(group: Moved['group'], amount: bigint): void {
    if (amount === 0n) return
    this.#balance += amount
    this.#moved.push({ at: seconds, group, amount, balance: this.#balance })
  }

  note(bets: number, staked: bigint, paid: bigint): void {
    this.#plays.push({ at: seconds, bets, staked, paid })
  }

  open(game: string): PlainRound {
    const round = { id: `r${++ids}`, game, openedAt: seconds, bets: [], paid: 0n, isClosed: false }
    this.#rounds.push(round)
    return round
  }

  #isIn(period: RecordPeriod, at: number): boolean {
    const [first, last] = ranges[period]
    const ago = dayAt(seconds) - dayAt(at)
    return ago <= first && ago >= last
  }

  /** Newest first. */
  movements({ period, group, direction }: { period: RecordPeriod; group: string; direction: string }): Moved[] {
    return this.#moved
      .filter((one) => this.#isIn(period, one.at) && (group === 'all' || one.group === group))
      .filter(({ amount }) => direction === 'both' || (direction === 'in') === amount > 0n)
      .toReversed()
  }

  rounds(period: RecordPeriod) {
    return this.#rounds
      .filter(({ openedAt, bets }) => bets.length > 0 && this.#isIn(period, openedAt))
      .map(({ id, game, bets, paid, isClosed }) => {
        const live = bets.filter(({ isTakenBack }) => !isTakenBack)
        const took = bets.filter(({ amount }) => amount > 0n)
        const isCancelled = paid === 0n && took.length > 0 && took.every(({ isTakenBack }) => isTakenBack)
        const sum = (of: typeof bets) => of.reduce((all, { amount }) => all + amount, 0n)
        const result = paid === 0n ? 'lost' : paid === sum(live) ? 'draw' : paid > sum(live) ? 'won' : 'lost'
        const status = isCancelled ? 'cancelled' : isClosed ? result : 'open'
        if (isCancelled) return { id, game, status, staked: sum(bets), paid: sum(bets) }
        return { id, game, status, staked: sum(live), paid }
      })
  }

  play(period: RecordPeriod) {
    const own = this.#plays.filter(({ at }) => this.#isIn(period, at))
    return {
      bets: own.reduce((all, { bets }) => all + bets, 0),
      staked: own.reduce((all, { staked }) => all + staked, 0n),
      paid: own.reduce((all, { paid }) => all + paid, 0n),
    }
  }

  /** What is staked in rounds that are open now. */
  openStakes(): bigint {
    const open = this.#rounds.filter(({ isClosed }) => !isClosed).flatMap(({ bets }) => bets)
    return open.reduce((all, { amount, isTakenBack }) => (isTakenBack ? all : all + amount), 0n)
  }

  /** Goes on to the next slot of the job, and runs it. */
  async fold(): Promise<void> {
    await goOn(this.#v, 300)
    await this.#v.w.app.work.runDue('fold-records')
  }
}

async function goOn({ w }: VendorWorld, by: number): Promise<void> {
  seconds += by
  await w.database.transaction((tx) => stopClock(tx, seconds))
}

/** Plays a story with a new member, and keeps its records by hand. */
export async function playedRecords(v: VendorWorld, steps: readonly Step[]): Promise<PlainRecords> {
  await goOn(v, 1)
  let who = await v.player(0n)
  const model = new PlainRecords(v, who.memberId)
  await v.fund(who.memberId, 200_000n)
  model.move('admin', 200_000n)
  for (const { roll, a, b } of steps) {
    await goOn(v, 1 + (a % 40))
    if (roll >= 94) {
      await goOn(v, (b % 60) * 3_600)
      who = await begunAgain(v, who)
    } else if (roll >= 84) await model.fold()
    else await doStep(v, model, who, { roll, a, b })
  }
  return model
}

/** A session's right to bet ends after some hours. */
async function begunAgain(v: VendorWorld, who: GamePlayer): Promise<GamePlayer> {
  const launchToken = await launch(v.w, who.memberId)
  const { session = '' } = await v.pg.call('authenticate', { launchToken, gameCode: dragon })
  return { ...who, session }
}

/** Sends what a vendor sends. A fault of ours is no refusal: a story that goes on past one says nothing. */
const told: (v: VendorWorld, ...message: Parameters<VendorWorld['pg']['call']>) => Promise<WalletAnswer> = async (
  { pg },
  ...message
) => {
  const answer = await pg.call(...message)
  if (answer.outcome === 'retryable' || answer.outcome === 'bad_signature')
    throw new Error(`${message[0]} was answered ${answer.outcome}`)
  return answer
}

async function doStep(v: VendorWorld, model: PlainRecords, who: GamePlayer, { roll, a, b }: Step): Promise<void> {
  const transactionId = `t${++ids}`
  const bySession = { player: who.player, session: who.session, currency, transactionId }
  const byPlayer = { player: who.player, currency, transactionId }
  const [small, large] = [BigInt(a) * 100n, BigInt(b) * 100n]
  const rounds = model.roundsPlayed.filter(({ isClosed }) => !isClosed)
  const round = rounds[b % Math.max(rounds.length, 1)]
  if (roll < 30) {
    const game = roll % 2 ? dragon : 'koi'
    const played = round && roll % 3 === 0 ? round : model.open(game)
    const { outcome } = await told(v, 'bet', {
      ...bySession,
      gameCode: played.game,
      roundId: played.id,
      amount: String(a),
    })
    if (outcome !== 'ok') return
    played.bets.push({ id: transactionId, amount: small, isTakenBack: false })
    model.move('bet', -small)
    model.note(small > 0n ? 1 : 0, small, 0n)
  } else if (roll < 50 && round) {
    const roundClosed = roll % 2 === 0
    const { outcome } = await told(v, 'win', { ...byPlayer, roundId: round.id, amount: String(b), roundClosed })
    if (outcome !== 'ok') return
    round.paid += large
    round.isClosed ||= roundClosed
    model.move('bet', large)
    model.note(0, 0n, large)
  } else if (roll < 60 && round) {
    const bet = round.bets.at(-1)
    if (!bet) return
    const { outcome } = await told(v, 'refund', { ...byPlayer, betTransactionId: bet.id })
    if (outcome !== 'ok') return
    bet.isTakenBack = true
    model.move('bet', bet.amount)
    model.note(bet.amount > 0n ? -1 : 0, -bet.amount, 0n)
  } else if (roll < 66) {
    const played = model.open(dragon)
    const given = { amount: String(a), winAmount: String(b), roundId: played.id, gameCode: dragon, roundClosed: true }
    const { outcome } = await told(v, 'betAndWin', { ...bySession, ...given })
    if (outcome !== 'ok') return
    played.bets.push({ id: transactionId, amount: small, isTakenBack: false })
    played.paid += large
    played.isClosed = true
    model.move('bet', -small)
    model.move('bet', large)
    model.note(small > 0n ? 1 : 0, small, large)
  } else if (roll < 70) {
    const { outcome } = await told(v, roll % 2 ? 'jackpotWin' : 'promoWin', {
      ...byPlayer,
      campaignId,
      amount: String(b),
    })
    if (outcome !== 'ok') return
    model.move('bet', large)
    model.note(0, 0n, large)
  } else if (roll < 75) {
    await sitDown(v, model, who, { a, b })
  } else if (roll < 79) {
    const down = roll % 2 === 0
    const { outcome } = await told(v, 'adjust', {
      ...byPlayer,
      amount: `${down ? '-' : ''}${b}`,
      reason: 'resettled',
    })
    if (outcome !== 'ok') return
    const by = down ? -(large < model.balance ? large : model.balance) : large
    model.move('bet', by)
    model.note(0, 0n, by)
  } else await correct(v, model, roll % 2 ? large : -small, transactionId)
}

/** Takes money to a table and brings back what became of it. */
async function sitDown(
  v: VendorWorld,
  model: PlainRecords,
  who: GamePlayer,
  { a, b }: Omit<Step, 'roll'>,
): Promise<void> {
  const [stake, back] = [BigInt(a) * 100n, BigInt(b) * 100n]
  const buyInTransactionId = `t${++ids}`
  const given = { player: who.player, currency }
  const gone = await told(v, 'buyIn', {
    ...given,
    ...{ session: who.session, gameCode: dragon, transactionId: buyInTransactionId, amount: String(a) },
  })
  if (gone.outcome !== 'ok') return
  model.move('bet', -stake)
  const came = await told(v, 'buyOut', {
    ...given,
    transactionId: `t${++ids}`,
    buyInTransactionId,
    amount: String(b),
  })
  if (came.outcome !== 'ok') throw new Error(`a buy-out was answered ${came.outcome}`)
  // What is set aside comes back, and what was won on top is a movement of its own.
  const released = back < stake ? back : stake
  model.move('bet', released)
  model.move('bet', back - released)
  model.note(1, stake, back)
}

async function correct({ w }: VendorWorld, model: PlainRecords, amount: bigint, key: string): Promise<void> {
  if (amount === 0n || model.balance + amount < 0n) return
  const { accountId } = model
  await w.database.transaction((tx) => correctBalance(tx, { accountId, amount, key, actor: 'dao.pham' }))
  model.move('admin', amount)
}
