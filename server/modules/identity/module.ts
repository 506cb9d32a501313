import type { Database } from '#/platform/db/database.ts'
import { challengesPart } from './challenges-part.ts'

/** Wires the module: its calls. */
export function identityModule(database: Database) {
  return { calls: [...challengesPart(database).calls] }
}
