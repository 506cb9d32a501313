import { randomBytes } from 'node:crypto'
import type { LaunchRequest } from '@banyan/contract/vendor/launch.ts'
import type { VendorGame } from '../games-by-code.ts'
import { machines } from '../slots/machines.ts'
import { type Purse, TrialPurse } from './purse.ts'
import { type Room, slotStakes, tableRooms } from './stakes.ts'

/** A game that was launched: what it is played with, and for how long. */
export interface Launch extends Readonly<LaunchRequest> {
  readonly vendor: string
  readonly game: VendorGame
  readonly purse: Purse
  /** Stakes that may be chosen, or chips; in minor units. */
  readonly stakes: readonly bigint[]
  readonly room: Room | undefined
  readonly startedAt: Date
}

interface NewLaunch {
  readonly asked: LaunchRequest
  readonly vendor: string
  readonly game: VendorGame
  /** Where its money lies, if it is real. */
  readonly purse?: Purse | undefined
}

const keptAtMost = 500
const goodForMs = 2 * 3_600_000
/** A purse of play money holds this many middle stakes. */
const purseStakes = 500n

/** The launches that can still be played, by the token in their address. */
export class Launches {
  readonly #byToken = new Map<string, Launch>()

  /** Keeps a launch and answers its token; undefined where there is no such table. Without a purse it has play money. */
  start({ asked, vendor, game, purse: given }: NewLaunch, now: Date): string | undefined {
    const rooms = game.kind === 'baccarat' ? tableRooms(asked) : []
    const room = rooms.find(({ roomId }) => roomId === (asked.roomId ?? 'table-1'))
    if (asked.roomId !== undefined && !room) return undefined
    const stakes = game.kind === 'slot' ? slotStakes(asked, machines[game.lines].lines.length) : (room?.chips ?? [])
    const purse = given ?? new TrialPurse((stakes[3] ?? 0n) * purseStakes)
    for (const oldest of this.#byToken.keys()) if (this.#byToken.size >= keptAtMost) this.#byToken.delete(oldest)
    const token = randomBytes(32).toString('base64url')
    this.#byToken.set(token, { ...asked, vendor, game, purse, stakes, room, startedAt: now })
    return token
  }

  /** The launch of a token; undefined once its two hours are over, or newer ones took its place. */
  at(token: string, now: Date): Launch | undefined {
    const launch = this.#byToken.get(token)
    if (!launch || now.getTime() - launch.startedAt.getTime() <= goodForMs) return launch
    this.#byToken.delete(token)
    return undefined
  }

  newestFirst(): Launch[] {
    return [...this.#byToken.values()].reverse()
  }

  /** How many sit at a table of a game. */
  playersAt(gameCode: string, roomId: string, now: Date): number {
    const isAlive = ({ startedAt }: Launch) => now.getTime() - startedAt.getTime() <= goodForMs
    return this.newestFirst().filter(
      (launch) => launch.gameCode === gameCode && launch.room?.roomId === roomId && isAlive(launch),
    ).length
  }
}
