import { winnerBoard } from '@banyan/contract/games/winner-board.ts'
import { expect, test } from 'vitest'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { drawnAfterSeconds, importedWorld } from '../test-world/imported-world.ts'

const result = { first: '458125', b2: '78', front3: ['021', '543'], back3: ['876', '109'] }
const plain = { unit: '1000.00', multiple: 1, lines: 1 }

test('[PLAY-08] a lottery win of the floor and above comes onto the board, and one that a correction takes back goes', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const { app, database } = l.w
  const game = aGame({ nodeId: 9n, vendorCode: 'TCG_SEA', gameCode: 'TH_GOV', gameType: 'LOTT' })
  await database.transaction((tx) => importCatalogue(tx, [aVendor('TCG_SEA')], [game]))
  const boardOf = async (length: number): Promise<{ vo: { winAmount: string; nodeId: string } }[]> => {
    // Catalogue and wins arrive by hints.
    for (;;) {
      await app.work.drained()
      const { list, illustrative } = (await app.portal.inject({ url: winnerBoard.path })).json().value
      if (!illustrative && list.length === length) return list
      if (illustrative && length === 0) return []
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const player = await l.player()
  // 900,000 and 90,000 for a floor of 100,000.
  const bets = [
    { ...plain, playCode: 'SEA_3TOP', selection: '125' },
    { ...plain, playCode: 'SEA_2TOP', selection: '25' },
  ]
  expect((await player.place(bets)).code).toBe('ok')
  const [one, other] = [await l.operator(), await l.operator()]
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  await one.enter(result)
  await other.enter(result)
  await l.moveTo(drawnAfterSeconds + 130)
  await l.run()
  expect(await boardOf(1)).toMatchObject([{ vo: { winAmount: '900000.00', nodeId: '9' } }])
  await other.approve(await one.askCorrection({ ...result, first: '458126' }))
  await l.run()
  expect(await boardOf(0)).toEqual([])
})
