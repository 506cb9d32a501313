import { commitOf, currentScheme, type DrawScheme, dayCommitOf } from '@banyan/rules/lottery/fair-draw.ts'
import type { FairGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { Db } from '#/platform/db/handles.ts'
import { seal, unseal } from '#/platform/keys/seal.ts'
import { type SealedDay, sealedDay } from '../store/issues.ts'
import { lfd2From } from '../store/scheme-switch.ts'

const seedBytes = 32
/** Days whose seeds are held open at once: 19 games at a day's turn, and as many again for issues that are late. */
const daysAtMost = 40

/** Which seed is meant. */
interface SeedPlace {
  readonly game: string
  readonly day: string
  /** From 0. */
  readonly place: number
}

const boundTo = (game: string, day: string) => `lottery seeds ${game} ${day}`

/** An issue with the beacon's round that its commitment binds it to. */
interface CommittedIssue {
  readonly issue: string
  readonly round: number
}

/** Makes a day's secrets: a seed for each of these issues, sealed, with their commitments. */
export function newDay(
  { game, day, issues }: { readonly game: FairGame; readonly day: string; readonly issues: readonly CommittedIssue[] },
  key: Uint8Array,
  random: (bytes: number) => Buffer,
): SealedDay {
  const seeds = random(seedBytes * issues.length)
  const scheme = currentScheme
  const commits = issues.map(({ issue, round }, place) =>
    commitOf({ scheme, game, issue, round, seed: seedAt(seeds, place) }),
  )
  return {
    sealedSeeds: seal(key, seeds, boundTo(game, day)),
    commits: Buffer.from(commits.join(''), 'hex'),
    dayCommit: dayCommitOf(commits),
    scheme,
  }
}

/** Commitments of a day, as texts. */
function commitsOf({ commits }: Pick<SealedDay, 'commits'>): string[] {
  return Array.from({ length: commits.length / seedBytes }, (_, place) => seedAt(commits, place))
}

function seedAt(bytes: Uint8Array, place: number): string {
  return Buffer.from(bytes.subarray(place * seedBytes, (place + 1) * seedBytes)).toString('hex')
}

/** Opens seeds, and tells commitments. The days asked for last are kept: a day has up to 1,440 issues. */
export class Seeds {
  readonly #db: Db
  readonly #key: Uint8Array
  /** Never changes. */
  #lfd2From: Promise<number> | undefined
  readonly #days = new Map<string, Promise<SealedDay>>()

  constructor(db: Db, key: Uint8Array) {
    this.#db = db
    this.#key = key
  }

  /** The secret of an issue, for whoever draws it or gives it up. */
  async seedOf({ game, day, place }: SeedPlace): Promise<string> {
    return (await this.seedsOf(game, day))(place)
  }

  /** The secrets of a day by their places, for whoever gives up many of its issues. */
  async seedsOf(game: string, day: string): Promise<(place: number) => string> {
    const { sealedSeeds } = await this.#day(game, day)
    const seeds = unseal(this.#key, sealedSeeds, boundTo(game, day))
    if (!seeds) throw new Error(`the seeds of ${game} on ${day} were sealed with another key`)
    return (place) => seedAt(seeds, place)
  }

  /** What was promised of an issue before its sale, and by which scheme. */
  async promiseOf({ game, day, place }: SeedPlace): Promise<{ algo: DrawScheme; commit: string }> {
    const { scheme, commits } = await this.#day(game, day)
    return { algo: scheme, commit: seedAt(commits, place) }
  }

  /** All commitments of a game's day with the hash that stands for them, and since when issues have LFD2 alone. */
  async dayOf(game: string, day: string): Promise<{ commits: string[]; commit: string; lfd2From: number }> {
    const found = await this.#day(game, day)
    this.#lfd2From ??= lfd2From(this.#db).catch((error) => {
      this.#lfd2From = undefined
      throw error
    })
    return { commits: commitsOf(found), commit: found.dayCommit, lfd2From: await this.#lfd2From }
  }

  /** A day never changes once it is made. */
  #day(game: string, day: string): Promise<SealedDay> {
    const key = `${game} ${day}`
    const known = this.#days.get(key)
    if (known !== undefined) return known
    const asked = sealedDay(this.#db, game, day).then((found) => {
      if (found) return found
      throw new Error(`${game} has no seeds for ${day}`)
    })
    asked.catch(() => this.#days.delete(key))
    this.#days.set(key, asked)
    const [oldest] = this.#days.keys()
    if (this.#days.size > daysAtMost && oldest !== undefined) this.#days.delete(oldest)
    return asked
  }
}
