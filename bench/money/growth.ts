import { gameListSuite } from '#/game-list/game-list.ts'
import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure, Suite } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { type GrownBook, grownBook, type IdsOfVendors } from './grown-book.ts'
import { clientCount } from './sides.ts'

const few = 1_000_000
/** A hundred million take an hour to plant, and 60 GB. */
const many = Number(process.env.BOOK_ENTRIES ?? 10_000_000)
const million = 1_000_000
const sizes = { large: `${many / million} million`, small: '1 million' } as const

/** Planted once for all measures, since planting takes most of the time. */
const planted = new Map<number, Promise<GrownBook>>()
function bookOf(entries: number, effort: Effort): Promise<GrownBook> {
  const book = planted.get(entries) ?? grownBook(entries, effort)
  planted.set(entries, book)
  return book
}

/**
 * Ids in no order meet another page of two indexes each: a large book has more of them than memory, and each is written
 * whole to the log when it is touched first after a checkpoint.
 */
function betsInGrownBook(ids: IdsOfVendors, bounds: Pick<Measure, 'floor' | 'target'>): Measure {
  return {
    ...{ name: `bets under ids ${ids} in a book of ${sizes.large} entries ÷ of ${sizes.small}`, ...bounds },
    ...{ unit: '×', better: 'higher' },
    async run(effort) {
      const [small, large] = [await bookOf(few, effort), await bookOf(many, effort)]
      const samples = await interleave({ large: () => large.rate(ids), small: () => small.rate(ids) }, effort)
      return {
        figure: ratio(samples.large, samples.small),
        sides: { [sizes.large]: statsOf(samples.large), [sizes.small]: statsOf(samples.small) },
        sideUnit: 'bets/s',
        notes: ['without HTTP; every bet has a round of its own, with an id like the bet’s'],
      }
    },
  }
}

const recordsInGrownBook: Measure = {
  ...{ name: `pages of a member's records, ${sizes.large} entries ÷ ${sizes.small}`, floor: 1.5, target: 1.1 },
  ...{ unit: '×', better: 'lower' },
  async run(effort) {
    const [small, large] = [await bookOf(few, effort), await bookOf(many, effort)]
    await small.serve()
    await large.serve()
    const samples = await interleave({ large: () => large.recordsMs(), small: () => small.recordsMs() }, effort)
    return {
      figure: ratio(samples.large, samples.small),
      sides: { [sizes.large]: statsOf(samples.large), [sizes.small]: statsOf(samples.small) },
      sideUnit: 'ms',
      notes: [
        `movements, bets, totals and profit of seven days over HTTP, the slowest of them; a member has ${many / 10_000} entries`,
      ],
    }
  },
}

/** What goes on in a database beside its bets. */
const upkeep = {
  'a vacuum': (book: GrownBook) => book.statement('vacuum (analyze) ledger_entries, ledger_accounts, game_rounds'),
  'a checkpoint': (book: GrownBook) => book.statement('checkpoint'),
  'a proof of the book': (book: GrownBook) => book.prove(),
} as const

/** A proof of a large book takes minutes, in which bets are timed again and again. */
const patient = (name: keyof typeof upkeep, effort: Effort): Effort =>
  name === 'a proof of the book' ? { ...effort, rounds: 1, warmUps: 0 } : effort

function besideUpkeep(name: keyof typeof upkeep): Measure {
  return {
    ...{ name: `p99 of a bet in a book of ${sizes.large}: beside ${name} ÷ alone`, floor: 4, target: 1.5 },
    ...{ unit: '×', better: 'lower' },
    async run(effort) {
      const book = await bookOf(many, effort)
      await book.serve()
      const begun = performance.now()
      let times = 0
      // At least one whole piece of work, and bets all the while.
      const beside = async () => {
        let [isDone, isOver] = [false, false]
        const working = (async () => {
          for (; !isOver; times++) {
            await upkeep[name](book)
            isDone = true
          }
        })()
        const figures: number[] = []
        try {
          do figures.push(await book.p99())
          while (!isDone)
        } finally {
          isOver = true
          await working
        }
        return quantile(figures, 0.5)
      }
      const samples = await interleave({ alone: () => book.p99(), beside }, patient(name, effort))
      return {
        figure: ratio(samples.beside, samples.alone),
        sides: { beside: statsOf(samples.beside), alone: statsOf(samples.alone) },
        sideUnit: 'ms',
        notes: [
          `500 bets a second over HTTP; done ${times} times in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`,
        ],
      }
    },
  }
}

/** What a bet costs once the book has grown. */
export const growth: Suite = {
  name: 'money-growth',
  title: `Placing bets in a grown book: 10,000 members, ${clientCount} at a time; fsync and synchronous_commit on`,
  measures: [
    betsInGrownBook('rising', { floor: 0.83, target: 0.95 }),
    betsInGrownBook('in no order', { floor: 0.83, target: 0.95 }),
    recordsInGrownBook,
    besideUpkeep('a vacuum'),
    besideUpkeep('a checkpoint'),
    besideUpkeep('a proof of the book'),
  ],
  missing: gameListSuite.missing,
  async close() {
    const books = await Promise.allSettled(planted.values())
    for (const book of books) if (book.status === 'fulfilled') await book.value[Symbol.asyncDispose]()
  },
}
