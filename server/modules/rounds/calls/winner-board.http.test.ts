import { calls } from '@banyan/contract/calls.ts'
import { socketPath } from '@banyan/contract/events.ts'
import { expect, test } from 'vitest'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { connectSocket } from '#/platform/realtime/test-world/socket-client.ts'
import { writeIllustrativeWinners } from '../illustrative-winners.ts'
import { campaignId, type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

const currency = 'VND'
let ids = 0
const newId = () => `w${++ids}`

interface Shown {
  readonly recordId: string
  readonly customerName: string
  readonly winAmount: string
  readonly nodeId: string
  readonly gameName: string
  readonly iconUrl: string
}

interface BoardWorld extends VendorWorld {
  /** The board after everything that is on its way. */
  board(query?: Record<string, string>): Promise<{ list: Shown[]; illustrative: boolean; version: number }>
  /** Plays a round that pays so much; answers the win as it was sent. */
  win(who: GamePlayer, amount: string): Promise<Readonly<Record<string, unknown>>>
}

async function boardWorld(): Promise<BoardWorld> {
  const v = await vendorWorld()
  await v.w.database.transaction((tx) =>
    writeIllustrativeWinners(tx, [{ nodeId: 1n, customerName: 'so***ne', winMinor: 700n }]),
  )
  const board: BoardWorld['board'] = async (query = {}) => {
    await v.w.app.work.drained()
    const answer = await v.w.app.portal.inject({ url: calls.winnerBoard.path, query })
    expect(answer.statusCode).toBe(200)
    const { list, ...rest } = answer.json().value
    return { ...rest, list: list.map(({ vo }: { vo: Shown }) => vo) }
  }
  // Catalogue and wins arrive by hints.
  await until(board, ({ list }) => list.length === 1)
  return {
    ...v,
    board,
    async win(who, amount) {
      const roundId = newId()
      const { player, session } = who
      await v.pg.call('bet', { player, session, currency, gameCode, transactionId: newId(), roundId, amount: '10' })
      const body = { player, currency, transactionId: newId(), roundId, amount, roundClosed: true }
      expect(await v.pg.call('win', body)).toMatchObject({ outcome: 'ok' })
      return body
    },
  }
}

/** Asks until the board is as wanted: a change is heard of, not waited for. */
async function until<Value>(look: () => Promise<Value>, isWanted: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await look()
    if (isWanted(value)) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const amounts = ({ list }: { list: readonly Shown[] }) => list.map(({ winAmount }) => winAmount)

test('[PLAY-08] [LOB-03] a win of the floor and above comes onto the board, the greatest first, its player masked', async () => {
  await using v = await boardWorld()
  const who = await v.player()
  expect(await v.board()).toMatchObject({ illustrative: true, version: 1, list: [{ winAmount: '7.00' }] })
  await v.win(who, '99999.99')
  expect(await v.board()).toMatchObject({ illustrative: true, version: 1 })
  await v.win(who, '100000')
  await v.win(who, '250000.50')
  const board = await until(v.board, ({ list }) => list.length === 2)
  expect(board).toMatchObject({ illustrative: false, version: 3 })
  expect(amounts(board)).toEqual(['250000.50', '100000.00'])
  for (const { customerName, nodeId } of board.list) {
    expect(customerName).toMatch(/^pl\*\*\*[0-9a-f]{2}$/)
    expect(nodeId).toBe('1')
  }
  expect(amounts(await v.board({ gameCategory: 'RNG' }))).toHaveLength(2)
  expect(await v.board({ gameCategory: 'FISH' })).toMatchObject({ list: [], illustrative: false })
  expect(amounts(await v.board({ limitNum: '1' }))).toEqual(['250000.50'])
})

test('[PLAY-08] what comes twice counts once; a bet and its win, and a jackpot, count; refunds, gifts and corrections do not', async () => {
  await using v = await boardWorld()
  const who = await v.player(100_000_000n)
  const { player, session } = who
  const sent = await v.win(who, '300000')
  await v.pg.call('win', sent)
  await v.w.app.work.drained()
  await v.pg.call('win', sent)

  const stake = { player, session, currency, gameCode, transactionId: newId(), roundId: newId(), amount: '200000' }
  await v.pg.call('bet', stake)
  const back = { player, currency, transactionId: newId(), betTransactionId: stake.transactionId }
  expect(await v.pg.call('refund', back)).toMatchObject({ outcome: 'ok' })
  const gift = { player, currency, campaignId, amount: '400000' }
  for (const operation of ['promoWin', 'adjust'] as const)
    expect(await v.pg.call(operation, { ...gift, transactionId: newId(), reason: 'a gift' })).toMatchObject({
      outcome: 'ok',
    })

  const both = { player, session, currency, gameCode: 'koi', transactionId: newId(), roundId: newId(), amount: '10' }
  await v.pg.call('betAndWin', { ...both, winAmount: '500000', roundClosed: true })
  await v.pg.call('jackpotWin', { player, currency, transactionId: newId(), amount: '600000' })
  const { list } = await until(v.board, ({ list }) => list.length === 3)
  // A jackpot names no game: it is the one that the player began.
  expect(list.map(({ winAmount, nodeId }) => [winAmount, nodeId])).toEqual([
    ['600000.00', '1'],
    ['500000.00', '2'],
    ['300000.00', '1'],
  ])
})

test('[LOB-03] at most twenty; the floor is a setting that holds at once, for what was paid before too', async () => {
  await using v = await boardWorld()
  const who = await v.player()
  for (let n = 0; n < 22; n++) await v.win(who, `${100_000 + n}`)
  const full = await until(v.board, ({ list }) => list[0]?.winAmount === '100021.00')
  expect(amounts(full)).toEqual(Array.from({ length: 20 }, (_, n) => `${100_021 - n}.00`))
  await v.w.set('winnerBoard', { floor: '100020.00', days: 7 })
  expect(amounts(await until(v.board, ({ list }) => list.length < 20))).toEqual(['100021.00', '100020.00'])
  await v.win(who, '100019.99')
  expect(amounts(await v.board())).toEqual(['100021.00', '100020.00'])
})

test('[LOB-03] a win whose game is no longer offered is not shown', async () => {
  await using v = await boardWorld()
  await v.win(await v.player(), '100000')
  await until(v.board, ({ illustrative }) => !illustrative)
  await v.w.database.transaction((tx) =>
    importCatalogue(tx, [aVendor('JDB')], [aGame({ nodeId: 3n, vendorCode: 'JDB', gameCode })]),
  )
  await until(v.board, ({ illustrative, list }) => illustrative && list.length === 0)
})

test('[PLAY-08] [MSG-05] the tabs of everybody who is signed in are told of a new win, and asking then finds it', async () => {
  await using v = await boardWorld()
  const address = await v.w.app.portal.listen({ host: '127.0.0.1', port: 0 })
  const { headers } = await v.w.signIn()
  const { method, path: url } = calls.socketTicket
  const { ticket } = (await v.w.app.portal.inject({ method, url, headers: { ...headers } })).json().value
  const tab = await connectSocket(address + socketPath, {
    headers: { origin: 'http://localhost:3000', cookie: headers.cookie },
  })
  tab.say({ kind: 'hello', ticket, versions: {} })
  await tab.told(({ event }) => event === 'socket.opened')
  await v.win(await v.player(), '100000')
  await v.w.app.work.drained()
  const told = await tab.told(({ event, version }) => event === 'winners.changed' && version === 2)
  expect(told).toEqual({ event: 'winners.changed', version: 2, value: { version: 2 } })
  expect(await until(v.board, ({ version }) => version === 2)).toMatchObject({ illustrative: false })
})

test('the greatest wins stand first, masked however they were written, named as the catalogue names the game', async () => {
  await using v = await boardWorld()
  const rows = [
    { nodeId: 1n, customerName: 'so***78', winMinor: 100n },
    { nodeId: 2n, customerName: 'unmasked_name', winMinor: 900_050n },
    { nodeId: 1n, customerName: 'Bo', winMinor: 500n },
  ]
  const games = [
    aGame({ nodeId: 2n, gameType: 'FISH' }),
    aGame({ nodeId: 1n, gameCode, names: { en: 'Koi', vi: 'Cá Chép' } }),
  ]
  await v.w.database.transaction(async (tx) => {
    await writeIllustrativeWinners(tx, rows)
    await importCatalogue(tx, [aVendor()], games)
  })
  const board = await until(
    () => v.board({ language: 'TY' }),
    ({ list }) => list.length === 3 && list[1]?.gameName === 'Cá Chép',
  )
  expect(board.illustrative).toBe(true)
  expect(board.list).toMatchObject([
    { customerName: 'un***me', winAmount: '9000.50', nodeId: '2', gameType: 'FISH' },
    { customerName: 'B***', winAmount: '5.00', gameName: 'Cá Chép', nodeId: '1' },
    { customerName: 'so***78', winAmount: '1.00', nodeId: '1' },
  ])
  expect((await v.board({ gameCategory: 'RNG', limitNum: '1' })).list).toHaveLength(1)
})

test('[LOB-16] [LOB-21] the board takes every parameter by its name, and winners have the names of the specification', async () => {
  await using v = await boardWorld()
  const { method, path, query } = calls.winnerBoard
  expect({ method, path }).toEqual({ method: 'GET', path: '/wps/relay/ODSFE2_getWinnerBoard' })
  const asked = { gameCategory: 'RNG', language: 'EN', limitNum: '5' }
  expect(Object.keys(query.properties)).toEqual(Object.keys(asked))
  const [shown] = (await v.board(asked)).list
  const fields = ['recordId', 'gameName', 'customerName', 'winAmount', 'iconUrl']
  expect(Object.keys(shown ?? {})).toEqual(expect.arrayContaining(fields))
})
