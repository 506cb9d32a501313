import { gameListSuite } from '#/game-list/game-list.ts'
import type { Suite } from '#/harness/measure.ts'
import { broadcast } from './broadcast.ts'
import { socketCount } from './push-bed.ts'

/** What is pushed to signed-in tabs (performance.md D). */
export const push: Suite = {
  name: 'push',
  title: `Push: ${socketCount} websockets of as many members on one process, their tabs in a process of their own`,
  measures: [broadcast],
  missing: gameListSuite.missing,
}
