import { randomUUID } from 'node:crypto'
import { gameListSuite } from '#/game-list/game-list.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure, Suite } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { type MoneyBed, moneyBed, type Player } from '#/money/money-bed.ts'
import { clientCount } from '#/money/sides.ts'
import { betOf } from '#/money/signed-bets.ts'
import { startChild } from '#/servers/child.ts'
import { connect } from '#/sessions/database.ts'

const betsOfSample = 6_000
const milliseconds = 1_000

/** What the bets of a sample are. */
interface Kind {
  readonly name: string
  readonly playCode: string
  readonly lines: number
  selection(at: number): string
}

const digit = (at: number, place: number) => Math.floor(at / 10 ** place) % 10
const kinds: readonly Kind[] = [
  {
    ...{ name: 'on three digits', playCode: 'SSC_L3_DIRECT', lines: 1 },
    selection: (at) => `${digit(at, 0)}|${digit(at, 1)}|${digit(at, 2)}`,
  },
  { name: 'big or small', playCode: 'SSC_SUM_BSOE', lines: 1, selection: (at) => 'BSOE'.charAt(at % 4) },
]

/** Bets on one issue beside vendors' bets, both without HTTP and each by a member of its own turn. */
function beside({ name, playCode, lines, selection }: Kind): Measure {
  return {
    // The floor is 15 % under what this build holds (ADR 18): the target stays what a bet of a vendor costs.
    ...{ name: `lottery bets ${name} ÷ vendors' bets`, floor: 0.5, target: 1 },
    ...{ unit: '×', better: 'higher' },
    async run(effort) {
      await using bed = await moneyBed()
      await bed.servers[0]?.kill()
      await using vendors = await placing('server/modules/rounds/test-world/place-bets.ts', bed)
      await using lottery = await placing('server/modules/lottery/test-world/place-bets.ts', bed)
      const members = await membersOf(bed)
      const { game, issue } = lottery.told as { game: string; issue: string }
      let bets = 0
      const slip = () => {
        const bet = { playCode, selection: selection(bets), unit: '1000.00', multiple: 1, lines }
        return {
          accountId: members[(bets++ * 7_919) % members.length],
          slip: { slip: randomUUID(), gameCode: game, numero: issue, prizeMode: 'LOTT', items: [bet] },
        }
      }
      const samples = await interleave(
        {
          lottery: () => rate(lottery, { slips: Array.from({ length: betsOfSample }, slip), clients: clientCount }),
          vendors: () =>
            rate(vendors, {
              bets: Array.from({ length: betsOfSample }, () => vendorBet(bed, bets++)),
              clients: clientCount,
            }),
        },
        effort,
      )
      await bed.restart()
      await bed.verify()
      return {
        figure: ratio(samples.lottery, samples.vendors),
        sides: { lottery: statsOf(samples.lottery), vendors: statsOf(samples.vendors) },
        sideUnit: 'bets/s',
        notes: [`without HTTP; all lottery bets on one issue, whose exposure each adds to`],
      }
    },
  }
}

async function placing(script: string, bed: MoneyBed) {
  const child = await startChild({ script, variables: {} })
  const told = await child.tell({ url: bed.cluster.url })
  return { child, told, [Symbol.asyncDispose]: () => child[Symbol.asyncDispose]() }
}

async function rate({ child }: Awaited<ReturnType<typeof placing>>, work: object): Promise<number> {
  const begun = performance.now()
  await child.tell(work)
  return (betsOfSample * milliseconds) / (performance.now() - begun)
}

async function membersOf({ cluster }: MoneyBed): Promise<string[]> {
  await using database = await connect(cluster.url)
  const { rows } = await database.client.query<{ id: string }>(
    "select id from accounts where username_key like 'money%' order by id",
  )
  return rows.map(({ id }) => id)
}

function vendorBet({ players }: MoneyBed, at: number) {
  const player = players[(at * 7_919) % players.length] as Player
  return { vendorCode: player.vendorCode, ...betOf(player, 'bench', randomUUID()) }
}

/** Selling lottery bets beside the bets of vendors, which take the same way through the book. */
export const lotteryBets: Suite = {
  name: 'lottery-bets',
  title: `Lottery bets beside vendors' bets: 10,000 members, ${clientCount} at a time; fsync and synchronous_commit on`,
  measures: kinds.map(beside),
  missing: gameListSuite.missing,
}
