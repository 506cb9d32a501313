import type { BeaconChain } from '@banyan/rules/lottery/beacon-chain.ts'
import { deriveDraw } from '@banyan/rules/lottery/fair-draw.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { Database } from '#/platform/db/database.ts'
import type { BeaconPort, BeaconValue } from '../beacon-port.ts'
import { type AwaitingDraw, awaitingDraw, insertFairDraw, voidIssue } from '../store/issues.ts'
import { FailedIssues, type OnFailedIssue } from './failed-issues.ts'
import type { Seeds } from './seeds.ts'

/** Issues that are looked at in one go. */
const drawnAtOnce = 100
/** After ten minutes without its beacon an issue is void (domain section 4.2, step 6). */
const voidAfterSeconds = 600

interface Parts {
  readonly database: Database
  readonly beacon: BeaconPort
  readonly chain: BeaconChain
  readonly seeds: Seeds
  readonly onFailure: OnFailedIssue
}

/**
 * Makes the step that draws fair issues whose time has come, the oldest first; it answers whether any was. An issue keeps
 * its round, however long the beacon is silent: nobody may pick another one. Past ten minutes of asking in vain it is void,
 * and its seed is opened all the same. A time in which nobody asked, since no process ran, counts for nothing.
 * One whose drawing fails is passed by for a while.
 */
export function issueDrawer({ database, beacon, chain, seeds, onFailure }: Parts): () => Promise<boolean> {
  /** How late each issue was that the beacon left without an answer, when it was asked first. */
  const silentSince = new Map<bigint, number>()
  const failed = new FailedIssues(onFailure)
  return async () => {
    const issues = await awaitingDraw(database.db, drawnAtOnce, failed.passedBy)
    // Games share rounds: each is asked for once.
    const rounds = [...new Set(issues.map(({ round }) => round))]
    const said = new Map(
      await Promise.all(rounds.map(async (round) => [round, await beacon.signatureOf(round)] as const)),
    )
    let wasAnyDrawn = false
    for (const issue of issues) {
      const value = said.get(issue.round)
      const since = silentSince.get(issue.id) ?? issue.late
      try {
        if (typeof value === 'object')
          wasAnyDrawn = (await draw(database, seeds, { ...issue, ...value, chain })) || wasAnyDrawn
        else if (issue.late - since > voidAfterSeconds)
          wasAnyDrawn = (await giveUp(database, seeds, issue)) || wasAnyDrawn
        failed.forget(issue.id)
      } catch (error) {
        failed.note(error, issue)
      }
      silentSince.set(issue.id, since)
    }
    const waiting = new Set(issues.map(({ id }) => id))
    for (const id of silentSince.keys()) if (!waiting.has(id)) silentSince.delete(id)
    return wasAnyDrawn
  }
}

type Drawable = AwaitingDraw & BeaconValue & { readonly chain: BeaconChain }

async function draw(database: Database, seeds: Seeds, issue: Drawable): Promise<boolean> {
  const { game, round, signature, randomness, chain } = issue
  if (!isFairGame(game)) throw new Error(`${game} is drawn by nobody here`)
  const seed = await seeds.seedOf(issue)
  const { algo: scheme } = await seeds.promiseOf(issue)
  const result = deriveDraw({ scheme, game, issue: issue.issue, seed, round, randomness }, chain)
  return await database.transaction((tx) => insertFairDraw(tx, issue.id, { scheme, seed, signature }, result))
}

async function giveUp(database: Database, seeds: Seeds, issue: AwaitingDraw): Promise<boolean> {
  const seed = await seeds.seedOf(issue)
  return await database.transaction((tx) => voidIssue(tx, issue.id, 'no_beacon', seed))
}
