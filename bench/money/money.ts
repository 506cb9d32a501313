import { gameListSuite } from '#/game-list/game-list.ts'
import { type Effort, interleave, type Sampler } from '#/harness/interleave.ts'
import type { Measure, Suite } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { type MoneyBed, moneyBed } from './money-bed.ts'
import { batchStatements, singleStatements } from './reference.ts'
import { clientCount, type Sides, sidesOf } from './sides.ts'
import { besideSlowVendor } from './slow-vendor.ts'

const betsOfSample = 6_000
const naiveBetsOfSample = 3_000
const pgbenchSeconds = 2
const pacedPerSecond = 1_000
const pacedSeconds = 4

/**
 * The floors of the first four and of the open loop are 15 % off what this build holds, as performance.md A has it: the prototype wrote
 * three narrow tables by one statement, and a bet of ours writes five with their keys, is refused by account state and
 * round, and is pushed to open tabs (ADR 0010).
 */
type Limits = Pick<Measure, 'name' | 'floor' | 'target'>

interface Compared {
  readonly ours: Sampler
  readonly theirs: Sampler
  readonly notes?: () => readonly string[]
}

/** Two ways to place bets, in turn on one database; at the end the book must be right. */
function bets(
  limits: Limits,
  names: readonly [string, string],
  compared: (bed: MoneyBed, sides: Sides) => Compared,
): Measure {
  return {
    ...limits,
    ...{ unit: '×', better: 'higher' },
    async run(effort) {
      await using bed = await moneyBed()
      await using sides = await sidesOf(bed)
      const { ours, theirs, notes = () => [] } = compared(bed, sides)
      const samples = await interleave({ ours, theirs }, effort)
      await bed.verify()
      return {
        figure: ratio(samples.ours, samples.theirs),
        sides: { [names[0]]: statsOf(samples.ours), [names[1]]: statsOf(samples.theirs) },
        sideUnit: 'bets/s',
        notes: notes(),
      }
    },
  }
}

const port = (bed: MoneyBed, sides: Sides) => () => sides.throughPort(bed.players, betsOfSample)

const againstStatement = bets(
  { name: 'bets over HTTP ÷ pgbench running one statement a bet', floor: 0.4, target: 1.8 },
  ['over HTTP', 'pgbench'],
  (bed, sides) => ({
    ours: port(bed, sides),
    theirs: () => singleStatements(bed.cluster.url, clientCount, pgbenchSeconds),
  }),
)

const againstNaive = bets(
  { name: 'bets over HTTP ÷ a naive transaction over HTTP', floor: 2.4, target: 6 },
  ['over HTTP', 'naive'],
  (bed, sides) => ({ ours: port(bed, sides), theirs: () => sides.naively(naiveBetsOfSample) }),
)

const withoutHttp = bets(
  { name: 'bets without HTTP ÷ pgbench running one statement a bet', floor: 0.76, target: 3 },
  ['without HTTP', 'pgbench'],
  (bed, sides) => ({
    ours: async () => (await sides.withoutHttp(betsOfSample)).rate,
    theirs: () => singleStatements(bed.cluster.url, clientCount, pgbenchSeconds),
  }),
)

const againstBatches = bets(
  { name: 'bets without HTTP ÷ pgbench running batches as large', floor: 0.15, target: 0.9 },
  ['without HTTP', 'pgbench'],
  (bed, sides) => {
    const sizes: number[] = []
    return {
      ours: async () => {
        const { rate, batchSize } = await sides.withoutHttp(betsOfSample)
        sizes.push(batchSize)
        return rate
      },
      theirs: () => batchStatements(bed.cluster.url, Math.round(quantile(sizes, 0.5)), pgbenchSeconds),
      notes: () => [`${quantile(sizes, 0.5).toFixed(1)} bets a batch`],
    }
  },
)

const oneHouseAccount = bets(
  { name: 'every bet on one house account ÷ spread over eight', floor: 0.7, target: 0.95 },
  ['one vendor', 'eight vendors'],
  (bed, sides) => ({ ours: () => sides.throughPort(bed.atOne, betsOfSample), theirs: port(bed, sides) }),
)

const portAgainstLedger = bets(
  { name: "vendors' bets over HTTP ÷ the same without HTTP", floor: 0.3, target: 0.5 },
  ['over HTTP', 'without HTTP'],
  (bed, sides) => ({ ours: port(bed, sides), theirs: async () => (await sides.withoutHttp(betsOfSample)).rate }),
)

/** The second server is there all the time: one process alone has the same database and the same neighbour to itself. */
const twoProcesses: Measure = {
  // The two cores are full with one process, its clients and its database: two first held 0.79 (0.73 to 2.6) on a busy machine.
  // The floor is provisional until a run on a quiet one is recorded.
  ...{ name: 'bets over HTTP at two processes on one database ÷ at one', floor: 0.6, target: 1 },
  ...{ unit: '×', better: 'higher' },
  async run(effort) {
    await using bed = await moneyBed({}, 2)
    await using sides = await sidesOf(bed)
    const samples = await interleave(
      { two: () => sides.throughPorts(bed.players, betsOfSample), one: port(bed, sides) },
      effort,
    )
    await bed.verify()
    return {
      figure: ratio(samples.two, samples.one),
      sides: { 'two processes': statsOf(samples.two), 'one process': statsOf(samples.one) },
      sideUnit: 'bets/s',
      notes: ['the database and the clients share the two cores with them'],
    }
  },
}

/** The server, which folds all the time, is away meanwhile: a process places the bets, and folds or does not. */
const besideFolding: Measure = {
  ...{ name: 'bets while valid bets are folded ÷ without', floor: 0.9, target: 0.97 },
  ...{ unit: '×', better: 'higher' },
  async run(effort) {
    await using bed = await moneyBed()
    await using sides = await sidesOf(bed)
    await bed.openLots()
    await bed.servers[0]?.kill()
    const rate = (isFolding: boolean) => async () => {
      await sides.folding(isFolding)
      return (await sides.withoutHttp(betsOfSample)).rate
    }
    const samples = await interleave({ folding: rate(true), without: rate(false) }, twiceAsLong(effort))
    await sides.folding(false)
    await bed.restart()
    await bed.verify()
    return {
      figure: ratio(samples.folding, samples.without),
      sides: { folding: statsOf(samples.folding), without: statsOf(samples.without) },
      sideUnit: 'bets/s',
      notes: ['every member has turnover to do'],
    }
  },
}

/** Two samples of a second each differ by more than what folding costs. */
const twiceAsLong = (effort: Effort): Effort => ({ ...effort, rounds: effort.rounds * 2 })

const openLoop: Measure = {
  ...{ name: `p99 at ${pacedPerSecond} bets a second ÷ the naive path's`, floor: 0.6, target: 0.35 },
  ...{ unit: '×', better: 'lower' },
  async run(effort) {
    await using bed = await moneyBed()
    await using sides = await sidesOf(bed)
    const p99 = (side: 'ours' | 'naive') => async () =>
      quantile(await sides.paced(side, pacedPerSecond, pacedPerSecond * pacedSeconds), 0.99)
    const samples = await interleave({ ours: p99('ours'), naive: p99('naive') }, effort)
    await bed.verify()
    return {
      figure: ratio(samples.ours, samples.naive),
      sides: { ours: statsOf(samples.ours), naive: statsOf(samples.naive) },
      sideUnit: 'ms',
      notes: ['each timed from the moment that it was due, after half a second in which connections open'],
    }
  },
}

/** The money path, by the bets of vendors: limits, account state and events on (performance.md A). */
export const money: Suite = {
  name: 'money',
  title: `Placing bets: 10,000 members, ${clientCount} clients in a process of their own; fsync and synchronous_commit on`,
  measures: [
    againstStatement,
    againstNaive,
    withoutHttp,
    againstBatches,
    oneHouseAccount,
    portAgainstLedger,
    twoProcesses,
    besideFolding,
    openLoop,
    besideSlowVendor,
  ],
  missing: gameListSuite.missing,
}
