import { usernamesOf } from '#/modules/accounts/accounts.ts'
import type { Database } from '#/platform/db/database.ts'
import { Followed } from '#/platform/db/followed.ts'
import { type BoardRange, boardMoment, greatestWins, illustrativeWins, winnersChannel } from '../store/winners.ts'

/** A win as the board knows it. The call that shows it masks the name. */
interface Win {
  readonly recordId: string
  readonly customerName: string
  readonly winMinor: bigint
}

/** The wins at one moment, the greatest first. */
export interface Winners {
  /** Counts the changes of the board. */
  readonly version: number
  /** Wins of rounds. */
  readonly wins: readonly (Win & { readonly vendorCode: string; readonly gameCode: string })[]
  /** Wins that nobody made, for a board without others. */
  readonly illustrative: readonly (Win & { readonly nodeId: string })[]
  /** What it was made of: version, settings and part of time. */
  readonly mark: string
}

/** A win is on every board within five seconds of its payment, even if both hints were lost (requirements PLAY-08). */
const lookAgainAfterMs = 2_000

/** The wins as this process shows them. */
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
        // A change from here on has another mark, so the board is loaded once more.
        const [moment, wanted] = [await boardMoment(db), range()]
        const [wins, illustrative] = await Promise.all([greatestWins(db, wanted), illustrativeWins(db)])
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
          illustrative: illustrative.map(({ recordId, nodeId, ...win }) => ({
            ...{ ...win, recordId: String(recordId), nodeId: String(nodeId) },
          })),
        }
      },
      versionOf: ({ mark }) => mark,
    })
  }
}
