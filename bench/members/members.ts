import { gameListSuite } from '#/game-list/game-list.ts'
import type { Suite } from '#/harness/measure.ts'
import { searchInEveryScript } from './search.ts'

/** What operators wait for when they look for a member, on PostgreSQL. */
export const members: Suite = {
  name: 'members',
  title: 'Members: the search box of the console over 200,000 members with names in four scripts',
  measures: [searchInEveryScript],
  missing: gameListSuite.missing,
}
