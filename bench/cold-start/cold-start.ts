import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from '#/harness/measure.ts'
import { root } from '#/servers/child.ts'
import { firstStart } from './first-start.ts'
import { onPostgres } from './on-postgres.ts'
import { pgliteReopened } from './pglite-reopened.ts'

/** How long after its start the server first answers from the database. */
export const coldStart: Suite = {
  name: 'cold-start',
  title: 'Cold start: spawn to the first answer from the database',
  measures: [onPostgres, pgliteReopened, firstStart],
  missing: () =>
    existsSync(join(root, 'portal', 'dist', 'index.html'))
      ? undefined
      : 'portal/dist is missing, and the server refuses to start without it: run npm start once, which builds it.',
}
