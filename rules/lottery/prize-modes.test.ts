import { expect, test } from 'vitest'
import { fairGames, importedGames } from './lottery-games.ts'
import { gamesSoldIn, isSoldIn, prizeModes } from './prize-modes.ts'

test('[LOT-03] every game is sold in one area, by one price list or by the two of the classic one', () => {
  for (const code of [...fairGames, ...Object.keys(importedGames)]) {
    const modes = prizeModes.filter((mode) => isSoldIn(mode, code))
    expect([['LOTT', 'ZY'], ['ELOTT'], ['SEA']], code).toContainEqual(modes)
  }
})

test('[LOT-03] a price list has no game that is none', () => {
  expect(isSoldIn('SEA', 'VNN')).toBe(false)
  expect(isSoldIn('LOTT', 'NO_SUCH')).toBe(false)
  expect(gamesSoldIn('ZY')).toEqual(gamesSoldIn('LOTT'))
  expect(gamesSoldIn('ELOTT')).toContain('VNS_HCM')
})
