import { usernamesOf } from '#/modules/accounts/accounts.ts'
import type { Database } from '#/platform/db/database.ts'
import { Followed } from '#/platform/db/followed.ts'
import { type BoardRange, boardMoment, greatestWins, winnersChannel } from '../store/winners.ts'

/** A win as the board knows it; whoever shows it masks the name. */
export interface Win {
  readonly recordId: string
  readonly customerName: string
  readonly vendorCode: string
  readonly gameCode: string
  readonly winMinor: bigint
}

/** The wins of rounds as they stood at one moment, the greatest first. */
export interface Winners {
  /** Counts the changes of the board. */
  readonly version: number
  readonly wins: readonly Win[]
  /** What it was made of: version, settings and part of time. */
  readonly mark: string
}

/** A win is on every board within five seconds of its payment, also where both hints were lost (requirements PLAY-08). */
const lookAgainAfterMs = 2_000

/** The wins of rounds as this process shows them. */
export class FollowedWinners extends Followed<Winners, string> {
  constructor(database: Pick<Database, 'db' | 'listen'>, range: () => BoardRange) {
    const markOf = ({ version, period }: { version: number; period: number }, { floor, days }: BoardRange) =>
      `${version} ${period} ${floor} ${days}`
    super({
      database,
      channel: winnersChannel,
      lookAgainAfterMs,
      stored: async (db) => markOf(await boardMoment(db), range()),
      async load(db) {
        // What changes from here on has another mark, and is looked for again.
        const [moment, wanted] = [await boardMoment(db), range()]
        const wins = await greatestWins(db, wanted)
        const names = await usernamesOf(
          db,
          wins.map(({ accountId }) => accountId),
        )
        return {
          version: moment.version,
          mark: markOf(moment, wanted),
          wins: wins.map(({ id, accountId, vendorCode, gameCode, amount }) => ({
            recordId: String(id),
            customerName: names.get(accountId) ?? '',
            ...{ vendorCode, gameCode },
            winMinor: amount,
          })),
        }
      },
      versionOf: ({ mark }) => mark,
    })
  }
}
