import type { Draw } from '../chance/fair-draw.ts'
import { betIn } from './decide-round.ts'
import type { Launch } from './launches.ts'
import type { PurseRefusal } from './purse.ts'
import type { PastRound, RoundAnswer, ShownRound } from './shown-round.ts'

const pastAtMost = 20

/** Why a round is not played. */
export type RoundRefusal = 'bad_bet' | 'other_round' | PurseRefusal

interface Play {
  readonly launch: Launch
  readonly answers: Map<number, { readonly choice: string; readonly answer: Promise<RoundAnswer | RoundRefusal> }>
  readonly past: PastRound[]
  next: number
  result: bigint
}

/**
 * The rounds of each launch, one after the other. A page numbers them, so that what it sends again because an answer
 * was lost is played once; a second window of the same launch is told to look again.
 */
export class Rounds {
  readonly #draw: Draw
  readonly #plays = new WeakMap<Launch, Play>()

  constructor(draw: Draw) {
    this.#draw = draw
  }

  /** Plays round number `round` with a choice, which is JSON of the game's own. */
  async play(launch: Launch, round: number, choice: string): Promise<RoundAnswer | RoundRefusal> {
    const play = this.#playOf(launch)
    const known = play.answers.get(round)
    if (known) return known.choice === choice ? await known.answer : 'other_round'
    if (round !== play.next) return 'other_round'
    const bet = betIn(launch, choice)
    if (!bet) return 'bad_bet'
    // Only the last one is asked for again.
    play.answers.clear()
    const answer = this.#decide(play, round, bet)
    play.answers.set(round, { choice, answer })
    return await answer
  }

  /** The number of the round that comes next, the last ones, the newest first, and what all of them brought or cost. */
  stateOf(launch: Launch): Pick<Play, 'next' | 'past' | 'result'> {
    const { next, past, result } = this.#playOf(launch)
    return { next, past, result }
  }

  async #decide(
    play: Play,
    round: number,
    bet: NonNullable<ReturnType<typeof betIn>>,
  ): Promise<RoundAnswer | RoundRefusal> {
    let shown: ShownRound | undefined
    const paid = await play.launch.purse.play(bet.stakes, () => {
      const decided = bet.decide(this.#draw)
      shown = decided.shown
      return decided.back
    })
    if (typeof paid === 'string' || !shown) {
      play.answers.delete(round)
      return typeof paid === 'string' ? paid : 'refused'
    }
    play.next = round + 1
    play.result += paid.back - bet.stake
    const amounts = { round, stake: String(bet.stake), back: String(paid.back) }
    play.past.unshift({ ...amounts, ...(shown.kind === 'baccarat' && { outcome: shown.outcome }) })
    play.past.length = Math.min(play.past.length, pastAtMost)
    return { ...amounts, balance: String(paid.balance), isOnItsWay: paid.isOnItsWay, shown }
  }

  #playOf(launch: Launch): Play {
    const known = this.#plays.get(launch)
    if (known) return known
    const play: Play = { launch, answers: new Map(), past: [], next: 1, result: 0n }
    this.#plays.set(launch, play)
    return play
  }
}
