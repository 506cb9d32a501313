import { calls } from '@banyan/contract/calls.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { type World, world } from '#/test-world/world.ts'
import { type ListeningVendor, listeningVendor } from './listening-vendor.ts'
import { JDB, PG } from './vendor-world.ts'

export const koi = { nodeId: '1', vassalage: 'PG', gameCode: 'koi', device: 'mobile' } as const
/** In maintenance by itself. */
export const serviced = { ...koi, nodeId: '2', gameCode: 'serviced' } as const
/** Without a free trial. */
export const earnest = { ...koi, nodeId: '3', gameCode: 'earnest' } as const
/** Of a vendor without an address. */
export const elsewhere = { ...koi, nodeId: '4', vassalage: 'JDB', gameCode: 'elsewhere' } as const
/** Of a vendor in maintenance. */
export const closed = { ...koi, nodeId: '5', vassalage: 'SPRIBE', gameCode: 'closed' } as const

export interface LaunchingWorld extends AsyncDisposable {
  readonly w: World
  /** The vendor PG. */
  readonly pg: ListeningVendor
  ask(id: 'launchGame' | 'launchTrial' | 'gameRooms', input: object, headers?: object): Promise<Answer>
}

export interface Answer {
  readonly status: number
  readonly code?: string
  readonly value?: { readonly url: string; readonly list: readonly object[] }
}

/** A portal whose vendor PG listens; its games lie where it answers. */
export async function launchingWorld(): Promise<LaunchingWorld> {
  const pg = await listeningVendor()
  const w = await world({
    vendorKeys: [{ ...PG }, { ...PG, id: 'k2', secret: 'another key of PG, for the next year' }, { ...JDB }],
    vendorUrls: [{ vendorCode: 'PG', url: new URL(`${pg.origin}/api/`) }],
    gameHosts: [pg.origin, 'games.example.com'],
  })
  const maintenanceUntil = new Date('2999-01-01')
  const vendors = [aVendor('PG'), aVendor('JDB'), { ...aVendor('SPRIBE'), maintenanceUntil }]
  const games = [
    aGame({ nodeId: 1n, gameCode: 'koi' }),
    aGame({ nodeId: 2n, gameCode: 'serviced', maintenanceUntil }),
    aGame({ nodeId: 3n, gameCode: 'earnest', hasFreeTrial: false }),
    aGame({ nodeId: 4n, gameCode: 'elsewhere', vendorCode: 'JDB' }),
    aGame({ nodeId: 5n, gameCode: 'closed', vendorCode: 'SPRIBE' }),
  ]
  await w.database.transaction((tx) => importCatalogue(tx, vendors, games))
  await w.set('brand', { ...w.settings.current('brand'), launchGameCDNs: [pg.origin, 'https://games.example.com/a'] })
  return {
    w,
    pg,
    async ask(id, input, headers = {}) {
      const { method, path: url } = calls[id]
      const sent = method === 'GET' ? { query: { ...input } } : { payload: { ...input } }
      const answer = await w.app.portal.inject({ method, url, headers: { ...headers }, ...sent })
      return { status: answer.statusCode, ...answer.json() }
    },
    async [Symbol.asyncDispose]() {
      await w[Symbol.asyncDispose]()
      await pg[Symbol.asyncDispose]()
    },
  }
}
