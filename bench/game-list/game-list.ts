import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from '#/harness/measure.ts'
import { root } from '#/servers/child.ts'
import { againstSql } from './against-sql.ts'
import { cachedPage } from './cached-page.ts'
import { editVisible } from './edit-visible.ts'
import { missedPage, missedSearch } from './missed-page.ts'

/** The read path: 9,900 slots and the rest in 27 languages, on PostgreSQL. */
export const gameListSuite: Suite = {
  name: 'game-list',
  title: 'The game list: 10,320 games, 27 languages, every filter, 18 or 42 a page, 3,000 distinct addresses',
  measures: [cachedPage, missedPage, missedSearch, againstSql, editVisible],
  missing: () =>
    existsSync(join(root, 'server', 'dist', 'main.js'))
      ? undefined
      : 'server/dist is missing: run npm start once, which builds it.',
}
