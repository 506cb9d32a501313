import { importedGames } from '@banyan/rules/lottery/lottery-games.ts'
import type { Database } from '#/platform/db/database.ts'
import { overdueImports, voidWithoutResult } from '../store/awaited-issues.ts'

/** Issues that are looked at in one go. */
const lookedAtOnce = 100
/**
 * For so long a process knows an overdue issue before it voids it: after a stop of days, feeds and operators get the
 * chance that they had none for.
 */
const knownForSeconds = 300

/**
 * Makes the step that voids imported issues of which nobody knows a whole result within the game's limit (domain section 3);
 * it answers whether any was. A result that waits for its second operator is known, and waits on.
 */
export function overdueVoider(database: Database): () => Promise<boolean> {
  const seenLate = new Map<bigint, number>()
  const limits = Object.entries(importedGames).map(([game, { resultHours }]) => ({ game, hours: resultHours }))
  return async () => {
    const overdue = await overdueImports(database.db, limits, lookedAtOnce)
    let wasAnyVoided = false
    for (const { id, late } of overdue) {
      const since = seenLate.get(id) ?? late
      seenLate.set(id, since)
      if (late - since < knownForSeconds) continue
      wasAnyVoided = (await database.transaction((tx) => voidWithoutResult(tx, id))) || wasAnyVoided
    }
    const stillLate = new Set(overdue.map(({ id }) => id))
    for (const id of seenLate.keys()) if (!stillLate.has(id)) seenLate.delete(id)
    return wasAnyVoided
  }
}
