import { gameListSuite } from '#/game-list/game-list.ts'
import type { Suite } from '#/harness/measure.ts'
import { signedInReader } from './signed-in-reader.ts'

/** What it costs that a reader is signed in, on PostgreSQL. */
export const tokenCheck: Suite = {
  name: 'token-check',
  title: 'Readers with a session: the game list of 10,320 games, 3,000 distinct addresses',
  measures: [signedInReader],
  missing: gameListSuite.missing,
}
