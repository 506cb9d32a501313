import { defaultParseSearch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { playSearch } from '#/src/features/play/launch/play-search.ts'
import { gameOf, playAddress } from './play-address.ts'

const koi = { nodeId: '123456789012345678', vassalage: 'PG', gameCode: 'koi-1_x' }

test.each([koi, { ...koi, vassalage: '77', gameCode: '5' }])(
  '[NAV-09] an address says which game it is: %j',
  (game) => {
    const search = playSearch(
      defaultParseSearch(new URL(playAddress(game, { trial: true, room: '007' }), 'http://x').search),
    )
    expect(gameOf(search)).toEqual(game)
    expect(search).toMatchObject({ trial: true, room: '007' })
  },
)

test.each([
  ...[
    '',
    'PG',
    'PG.1',
    'PG..koi',
    'PG.1.koi.2',
    'pg.1.koi',
    'PG.x.koi',
    'PG.1.ko i',
    'PG.1.<b>',
    `PG.1.${'x'.repeat(65)}`,
  ],
  ...[1.5, null, ['PG.1.koi'], {}],
])('what names no game is none: %j', (given) => {
  const search = playSearch({ game: given, trial: 'yes', room: '../x' })
  expect(search).toEqual({ game: undefined, trial: undefined, room: undefined })
  expect(gameOf(search)).toBeUndefined()
})
