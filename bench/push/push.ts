import { gameListSuite } from '#/game-list/game-list.ts'
import type { Suite } from '#/harness/measure.ts'
import { broadcast } from './broadcast.ts'
import { memory } from './memory.ts'
import { privateEvents } from './private-events.ts'
import { socketCount } from './push-bed.ts'
import { reconnect } from './reconnect.ts'
import { stalledClient } from './stalled-client.ts'
import { watchedDraw } from './watched-draw.ts'

/** What is pushed to signed-in tabs (performance.md D). */
export const push: Suite = {
  name: 'push',
  title: `Push: ${socketCount} websockets of as many members on one process, their tabs in a process of their own`,
  measures: [broadcast, memory, stalledClient, reconnect, privateEvents, watchedDraw],
  missing: gameListSuite.missing,
}
