import { gameListSuite } from '#/game-list/game-list.ts'
import { type Effort, interleave, type Sampler } from '#/harness/interleave.ts'
import type { Measure, Suite } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { type SettlementBed, settlementBed } from './settlement-bed.ts'

const bets = 1_000_000
const rowsOfSample = 3_000
const kills = 10
const note = 'of ten kinds as players of a five-digit game bet, nine of a hundred of which win'

/** Planted once for all measures. */
let planted: Promise<SettlementBed> | undefined
const bed = () => (planted ??= settlementBed(bets))

function against(
  name: string,
  limits: Pick<Measure, 'floor' | 'target'>,
  theirs: (bed: SettlementBed) => Sampler,
): Measure {
  return {
    ...{ name: `bets settled ÷ ${name}`, ...limits },
    ...{ unit: '×', better: 'higher' },
    async run(effort) {
      const open = await bed()
      const samples = await interleave({ ours: () => open.settle(), theirs: theirs(open) }, effort)
      return {
        figure: ratio(samples.ours, samples.theirs),
        sides: { settled: statsOf(samples.ours), [name]: statsOf(samples.theirs) },
        sideUnit: 'bets/s',
        notes: [note],
      }
    },
  }
}

const killed: Measure = {
  ...{ name: `time of a settlement killed ${kills} times ÷ of one that is left alone`, floor: 2, target: 1.5 },
  ...{ unit: '×', better: 'lower' },
  async run(effort: Effort) {
    const open = await bed()
    const alone = async () => bets / (await open.settle())
    const samples = await interleave({ killed: () => open.settleKilled(kills), alone }, effort)
    return {
      figure: ratio(samples.killed, samples.alone),
      sides: { killed: statsOf(samples.killed), alone: statsOf(samples.alone) },
      sideUnit: 's',
      notes: [note, 'another process waits for each death; every winner is paid once, in the book as well'],
    }
  },
}

/** What paying the winners of a draw takes, from the draw on (performance.md C). */
export const settlement: Suite = {
  name: 'settlement',
  title: `Settling ${bets.toLocaleString('en')} open bets of one draw, 10,000 members; fsync and synchronous_commit on`,
  measures: [
    against('one plain update of the same rows', { floor: 2.5, target: 4 }, (open) => () => open.plainUpdate()),
    against('row by row', { floor: 30, target: 200 }, (open) => () => open.rowByRow(rowsOfSample)),
    killed,
  ],
  missing: gameListSuite.missing,
  async close() {
    await (await planted)?.[Symbol.asyncDispose]()
  },
}
