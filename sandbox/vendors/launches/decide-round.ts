import { totalOf } from '../baccarat/card.ts'
import { deal, outcomes } from '../baccarat/deal.ts'
import { decimalOdds, settleBets, stakeStep } from '../baccarat/settle-bets.ts'
import type { Draw } from '../chance/fair-draw.ts'
import { machines } from '../slots/machines.ts'
import { playSlot } from '../slots/play-slot.ts'
import { windowAt } from '../slots/slot-machine.ts'
import { fieldsIn } from './fields-in.ts'
import type { Launch } from './launches.ts'
import type { Stake } from './purse.ts'
import type { ShownRound } from './shown-round.ts'

/** A round that is paid for, to be decided once its stake is taken. */
export interface Bet {
  readonly stake: bigint
  /** The parts of it that are bets of their own. */
  readonly stakes: readonly Stake[]
  /** Decides it: what it shows, and what it brings back in minor units. */
  decide(draw: Draw): { readonly shown: ShownRound; readonly back: bigint }
}

const isAmount = (value: unknown) => typeof value === 'string' && /^\d{1,18}$/.test(value)

/** The bet that a player's choice is in this game; undefined for what can't be bet. */
export function betIn(launch: Launch, choice: string): Bet | undefined {
  return launch.game.kind === 'slot' ? slotBet(launch, choice, launch.game.lines) : tableBet(launch, choice)
}

function slotBet({ stakes }: Launch, choice: string, lines: keyof typeof machines): Bet | undefined {
  const chosen = fieldsIn<{ readonly stake: string }>(choice, { stake: isAmount })
  const stake = BigInt(chosen?.stake ?? 0)
  if (!chosen || !stakes.includes(stake)) return undefined
  const machine = machines[lines]
  const onLine = stake / BigInt(machine.lines.length)
  return {
    stake,
    stakes: [{ amount: stake }],
    decide(draw) {
      const round = playSlot(machine, draw)
      const spins = round.spins.map(({ stops, isFree, wins, lineWins, scatterCount }) => ({
        window: windowAt(machine, stops),
        isFree,
        win: String(BigInt(wins) * onLine),
        lineWins,
        scatterCount,
      }))
      return { shown: { kind: 'slot', spins }, back: BigInt(round.wins) * onLine }
    },
  }
}

function tableBet({ room }: Launch, choice: string): Bet | undefined {
  const chosen = fieldsIn<Record<(typeof outcomes)[number], string>>(choice, {
    player: isAmount,
    banker: isAmount,
    tie: isAmount,
  })
  if (!chosen || !room) return undefined
  const bets = { player: BigInt(chosen.player), banker: BigInt(chosen.banker), tie: BigInt(chosen.tie) }
  const least = room.chips[0] ?? stakeStep
  const isWrong = (bet: bigint) => bet !== 0n && (bet < least || bet > room.most || bet % least !== 0n)
  const stake = bets.player + bets.banker + bets.tie
  if (stake === 0n || outcomes.some((outcome) => isWrong(bets[outcome]))) return undefined
  return {
    stake,
    stakes: outcomes.flatMap((outcome) =>
      bets[outcome] === 0n
        ? []
        : [{ amount: bets[outcome], on: { outcome: outcome.toUpperCase(), odds: decimalOdds[outcome] } }],
    ),
    decide(draw) {
      const { player, banker, outcome } = deal(draw)
      const shown = { player, banker, outcome, totals: { player: totalOf(player), banker: totalOf(banker) } }
      return { shown: { kind: 'baccarat', ...shown }, back: settleBets(bets, outcome) }
    },
  }
}
