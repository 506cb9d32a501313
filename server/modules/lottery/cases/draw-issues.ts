import { deriveDraw, randomnessOf } from '@banyan/rules/lottery/fair-draw.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { Database } from '#/platform/db/database.ts'
import { type AwaitingDraw, awaitingDraw, insertFairDraw, voidIssue } from '../store/issues.ts'
import type { Seeds } from './seeds.ts'

/** Issues that are looked at in one go. */
const drawnAtOnce = 100
/** After ten minutes without its beacon an issue is void (domain section 4.2, step 6). */
const voidAfterSeconds = 600

/** What the beacon said in a round, as hexadecimal; undefined while nobody answers. */
export interface Beacon {
  signatureOf(round: number): Promise<string | undefined>
}

interface Parts {
  readonly database: Database
  readonly beacon: Beacon
  readonly seeds: Seeds
}

/**
 * Draws fair issues whose time has come, the oldest first; answers whether any was. An issue keeps its round, however
 * long the beacon is silent: nobody may pick another one. Past ten minutes it is void, and its seed is opened all the same.
 */
export async function drawSome({ database, beacon, seeds }: Parts): Promise<boolean> {
  const issues = await awaitingDraw(database.db, drawnAtOnce)
  const rounds = new Map<number, Promise<string | undefined>>()
  let wasAnyDrawn = false
  for (const issue of issues) {
    const said = rounds.get(issue.round) ?? beacon.signatureOf(issue.round)
    rounds.set(issue.round, said)
    const signature = await said
    if (signature !== undefined) wasAnyDrawn = (await draw(database, seeds, issue, signature)) || wasAnyDrawn
    else if (issue.late > voidAfterSeconds) wasAnyDrawn = (await giveUp(database, seeds, issue)) || wasAnyDrawn
  }
  return wasAnyDrawn
}

async function draw(database: Database, seeds: Seeds, issue: AwaitingDraw, signature: string): Promise<boolean> {
  const { game, round } = issue
  if (!isFairGame(game)) throw new Error(`${game} is drawn by nobody here`)
  const seed = await seeds.seedOf(issue)
  const randomness = randomnessOf(signature)
  const result = deriveDraw({ game, issue: issue.issue, seed, round, randomness })
  return await database.transaction((tx) => insertFairDraw(tx, issue.id, { seed, signature }, result))
}

async function giveUp(database: Database, seeds: Seeds, issue: AwaitingDraw): Promise<boolean> {
  const seed = await seeds.seedOf(issue)
  return await database.transaction((tx) => voidIssue(tx, issue.id, 'no_beacon', seed))
}
