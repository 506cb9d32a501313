import { createHash, randomBytes } from 'node:crypto'
import { randomnessOf, roundAfterClose } from '@banyan/rules/lottery/fair-draw.ts'
import { type FairGame, fastGames } from '@banyan/rules/lottery/lottery-games.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { World } from '#/test-world/world.ts'
import type { BeaconPort, BeaconValue } from '../beacon-port.ts'
import { newDay } from '../draws/seeds.ts'
import { insertDay, insertIssues } from '../store/issues.ts'

const day = '2026-11-20'
const hasOpenedForSeconds = 10
const closeSeconds = 5

/** A beacon that has something to say for every round, unless it is silent. It signs nothing: that is the adapter's matter. */
export class TestBeacon implements BeaconPort {
  isSilent = false

  async signatureOf(round: number): Promise<BeaconValue | 'unreachable'> {
    if (this.isSilent) return 'unreachable'
    const signature = signatureFor(round)
    return { signature, randomness: randomnessOf(signature) }
  }
}

function signatureFor(round: number): string {
  const hash = (part: string) => createHash('sha256').update(`${part} ${round}`).digest('hex')
  return (hash('first') + hash('second')).slice(0, 96)
}

/**
 * Makes the first issues of a day of a game, the first of which has been on sale for ten seconds; answers their numbers. Each
 * is on sale for the game's period less five seconds, whatever hour its number says.
 */
export async function issuesOnSale(w: Pick<World, 'database' | 'seedKey'>, game: FairGame, count: number) {
  const { periodSeconds, issueDigits } = fastGames[game]
  const begins = Math.floor((await databaseNow(w.database.db)).getTime() / 1_000) - hasOpenedForSeconds
  const planned = Array.from({ length: count }, (_, place) => {
    const [openAt, drawAt] = [begins + place * periodSeconds, begins + (place + 1) * periodSeconds]
    const issue = `${day.replaceAll('-', '')}-${String(place + 1).padStart(issueDigits, '0')}`
    const saleCloseAt = drawAt - closeSeconds
    return { issue, openAt, saleCloseAt, drawAt, fair: { place, round: roundAfterClose(saleCloseAt) } }
  })
  const numbers = planned.map(({ issue }) => issue)
  const committed = planned.map(({ issue, fair: { round } }) => ({ issue, round }))
  const sealed = newDay({ game, day, issues: committed }, w.seedKey, randomBytes)
  await w.database.transaction(async (tx) => {
    await insertDay(tx, game, day, sealed)
    await insertIssues(tx, game, day, planned)
  })
  return numbers
}
