import { gameCalls, type ListedGame } from '@banyan/contract/games/operator-game-calls.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type Binding, bind, bindAction, type Tongues } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { nameFor } from '#/platform/http/languages.ts'
import { catalogueVendors, faultOfEnd, findGames, setGameMaintenance, setVendorMaintenance } from '../manage-games.ts'

/** Finding games and vendors of the catalogue, and putting them into maintenance. */
export function gameBindings({ db }: Database, settings: MerchantSettings): Binding[] {
  return [
    bind(gameCalls.listGames, async ({ query: { q, after, size, ...filter } }, tongues) => {
      const text = q?.trim()
      if (text?.includes('\0')) throw new InvalidInput([{ path: '/query/q', rule: 'characters' }])
      const [rank, nodeId] = readCursor(after, ['number', 'number']) ?? []
      const place =
        rank === undefined || nodeId === undefined ? undefined : { rank: Number(rank), nodeId: BigInt(nodeId) }
      const read = await findGames(db, { ...filter, text, after: place, atMost: size + 1 })
      const { rows, next } = pageFrom(read, size, (row) => [String(row.rank), String(row.nodeId)])
      return { rows: rows.map((row) => presentGame(row, tongues)), next }
    }),
    bind(gameCalls.listVendors, async (_input, tongues) => {
      const { blocked } = settings.current('vendors')
      return {
        vendors: (await catalogueVendors(db)).map(({ code, names, games, maintenanceUntil }) => ({
          ...{ code, name: nameFor(names, tongues), games, isOn: !blocked.includes(code) },
          maintenanceUntil: maintenanceUntil?.toISOString() ?? null,
        })),
      }
    }),
    bindAction(gameCalls.setGameMaintenance, ({ body: { nodeId, until, reason } }, _context, record) =>
      record(async (tx) => {
        const { version, before } = await setGameMaintenance(tx, BigInt(nodeId), await endOf(tx, until))
        return { ...told(version, before, until), object: `game ${BigInt(nodeId)}`, reason }
      }),
    ),
    bindAction(gameCalls.setVendorMaintenance, ({ body: { code, until, reason } }, _context, record) =>
      record(async (tx) => {
        const { version, before } = await setVendorMaintenance(tx, code, await endOf(tx, until))
        return { ...told(version, before, until), object: `vendor ${code}`, reason }
      }),
    ),
  ]
}

/** What came of a maintenance, for the answer and for the audit. */
function told(version: bigint, before: Date | null, until: string | null) {
  return {
    value: { version: Number(version), maintenanceUntil: until },
    before: { maintenanceUntil: before?.toISOString() ?? null },
    after: { maintenanceUntil: until },
  }
}

/** When a maintenance ends; null ends it now. */
async function endOf(tx: Tx, until: string | null): Promise<Date | null> {
  if (until === null) return null
  const end = momentOf(until)
  const fault = end ? await faultOfEnd(tx, end) : 'moment'
  if (fault || !end) throw new InvalidInput([{ path: '/body/until', rule: fault ?? 'moment' }])
  return end
}

type FoundGame = Awaited<ReturnType<typeof findGames>>[number]

function presentGame({ nodeId, names, gameType, minBetMinor, ...game }: FoundGame, tongues: Tongues): ListedGame {
  const { rank: _rank, maintenanceUntil, vendorMaintenanceUntil, ...same } = game
  return {
    ...same,
    nodeId: nodeId.toString(),
    name: nameFor(names, tongues),
    // What the table may hold is the contract's list: imports check it.
    gameType: gameType as ListedGame['gameType'],
    minBet: toAmount(minBetMinor, merchantCurrency.exponent),
    maintenanceUntil: maintenanceUntil?.toISOString() ?? null,
    vendorMaintenanceUntil: vendorMaintenanceUntil?.toISOString() ?? null,
  }
}
