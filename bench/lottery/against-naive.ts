import { betTypeOf } from '@banyan/rules/lottery/bet-types.ts'
import type { Odds } from '@banyan/rules/lottery/price.ts'
import { settleBet } from '@banyan/rules/lottery/settle-bet.ts'
import { stakeMinor } from '@banyan/rules/lottery/stake.ts'
import { interleave, type Sampler } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { type Ticket, ticketsOf } from './tickets.ts'

const exponent = 2
const unit = { unitThousandths: 2000n, multiple: 3 }
const odds: Odds = { '1': 19_820n }
/** Passes over the tickets in one sample: a tenth of a second or more, or a busy neighbour decides the figure. */
const passes = { rules: 1_500, naive: 12 }

type Side = keyof typeof passes
/** Lines, or what is paid, of each ticket. */
type Answers = readonly (number | bigint)[]

/** Lines counted: by formula from the selection's text, and by listing each. */
export const linesCounted = againstNaive(
  'lines counted ÷ lines listed one by one',
  { floor: 50, target: 100, sideUnit: 'M lines/s' },
  {
    rules: (ticket) => parseTicket(ticket).lines,
    naive: (ticket) => [...ticket.lines()].length,
  },
  (tickets) => tickets.reduce((sum, ticket) => sum + parseTicket(ticket).lines, 0) / 1e6,
)

/** Tickets settled: what is paid, from the selection's text to minor units. */
export const ticketsSettled = againstNaive(
  'tickets settled ÷ each line held against the draw',
  { floor: 40, target: 100, sideUnit: 'k tickets/s' },
  {
    rules: ({ playCode, selection, draw }) =>
      settleBet({ playCode, selection, odds, rebatePer2000: 0, ...unit }, { kind: 'drawn', draw }, exponent)
        .payoutMinor,
    naive: (ticket) => {
      let winning = 0
      for (const line of ticket.lines()) if (ticket.wins(line)) winning++
      const perLine = stakeMinor(unit, 1, exponent) ?? 0n
      return (perLine * BigInt(winning) * (odds['1'] ?? 0n)) / 10_000n
    },
  },
  (tickets) => tickets.length / 1e3,
)

function parseTicket({ playCode, selection }: Ticket) {
  const read = betTypeOf(playCode)?.parse(selection)
  if (!read?.ok) throw new Error(`${playCode} ${selection} was refused: ${read?.code ?? 'no such bet type'}`)
  return read.selection
}

function againstNaive(
  name: string,
  { sideUnit, ...limits }: { floor: number; target: number; sideUnit: string },
  answer: Record<Side, (ticket: Ticket) => number | bigint>,
  amount: (tickets: readonly Ticket[]) => number,
): Measure {
  return {
    name,
    ...limits,
    unit: '×',
    better: 'higher',
    async run(effort) {
      const answers = new Map<number, Answers>()
      const sampler =
        (side: Side): Sampler =>
        async (round) => {
          const tickets = ticketsOf(round)
          const started = performance.now()
          let got: Answers = []
          for (let pass = 0; pass < passes[side]; pass++) got = tickets.map(answer[side])
          const seconds = (performance.now() - started) / 1000
          demandSame(tickets, answers.get(round) ?? got, got)
          answers.set(round, got)
          return (amount(tickets) * passes[side]) / seconds
        }
      const samples = await interleave({ rules: sampler('rules'), naive: sampler('naive') }, effort)
      return {
        figure: ratio(samples.rules, samples.naive),
        sides: { rules: statsOf(samples.rules), naive: statsOf(samples.naive) },
        sideUnit,
        notes: [`${ticketsOf(0).length} tickets a round, ${amount(ticketsOf(0)).toFixed(3)} ${sideUnit.split('/')[0]}`],
      }
    },
  }
}

function demandSame(tickets: readonly Ticket[], expected: Answers, got: Answers): void {
  for (const [index, { playCode, selection }] of tickets.entries()) {
    if (expected[index] !== got[index])
      throw new Error(`${playCode} ${selection}: the rules say ${expected[index]}, the lines one by one ${got[index]}`)
  }
}
