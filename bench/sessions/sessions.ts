import { gameListSuite } from '#/game-list/game-list.ts'
import type { Suite } from '#/harness/measure.ts'
import { readsBesideSignIns } from './reads-beside-sign-ins.ts'
import { signedInReader } from './signed-in-reader.ts'

/** What sessions cost readers, on PostgreSQL. */
export const sessions: Suite = {
  name: 'sessions',
  title: 'Sessions: the game list of 10,320 games for the signed in, and while others sign in',
  measures: [signedInReader, readsBesideSignIns],
  missing: gameListSuite.missing,
}
