import { createHmac } from 'node:crypto'
import { signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import {
  type BodyOfOperation,
  type OperationName,
  type WalletAnswer,
  walletOperations,
} from '@banyan/contract/vendor/wallet.ts'
import { available, demoFunding } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { type World, type WorldOptions, world } from '#/test-world/world.ts'
import { openGameSession } from '../open-game-session.ts'
import { setCampaign } from '../vendor-gifts.ts'

export const PG = { vendorCode: 'PG', id: 'k1', secret: 'a key of PG that nobody else has, 1' } as const
export const JDB = { vendorCode: 'JDB', id: 'k1', secret: 'a key of JDB that nobody else has, 1' } as const
export const gameCode = 'dragon'
/** A campaign of either vendor, whose budget no test spends. */
export const campaignId = 'spring'

/** How one request differs from what an honest vendor sends. */
export interface Forgery {
  readonly key?: { readonly vendorCode: string; readonly id: string; readonly secret: string }
  readonly headers?: Readonly<Record<string, string>>
  /** Seconds since now. */
  readonly secondsOff?: number
  /** Seconds between the time that is told and the one that was signed. */
  readonly signedSecondsOff?: number
  /** Sent in the place of what was signed. */
  readonly sends?: string
  readonly path?: string
}

type BodyIn<Name extends OperationName> = BodyOfOperation<Name> | Readonly<Record<string, unknown>>

/** A vendor that speaks our protocol. */
export interface StandInVendor {
  call<Name extends OperationName>(operation: Name, body: BodyIn<Name>, forgery?: Forgery): Promise<WalletAnswer>
  status<Name extends OperationName>(operation: Name, body: BodyIn<Name>, forgery?: Forgery): Promise<number>
}

/** A player of a game that was started. */
export interface GamePlayer {
  readonly memberId: bigint
  readonly player: string
  readonly session: string
}

export interface VendorWorld extends AsyncDisposable {
  readonly w: World
  readonly pg: StandInVendor
  readonly jdb: StandInVendor
  /** A member with so much money, in minor units, whose game of PG is started. */
  player(funds?: bigint): Promise<GamePlayer>
  fund(memberId: bigint, amount: bigint): Promise<void>
}

export async function vendorWorld(options: WorldOptions = {}): Promise<VendorWorld> {
  const w = await world({ vendorKeys: [{ ...PG }, { ...JDB }], ...options })
  const games = [
    aGame({ nodeId: 1n, vendorCode: 'PG', gameCode }),
    aGame({ nodeId: 2n, vendorCode: 'PG', gameCode: 'koi' }),
    aGame({ nodeId: 3n, vendorCode: 'JDB', gameCode }),
    aGame({ nodeId: 4n, vendorCode: 'PG', gameCode: 'serviced', maintenanceUntil: new Date('2999-01-01') }),
  ]
  await w.database.transaction((tx) => importCatalogue(tx, ['PG', 'JDB'].map(aVendor), games))
  await w.database.transaction(async (tx) => {
    const [beginsAt, endsAt] = [new Date('2001-01-01'), new Date('2999-01-01')]
    for (const { vendorCode } of [PG, JDB])
      await setCampaign(tx, { vendorCode, campaignId, name: 'Spring', beginsAt, endsAt, budget: 10n ** 15n })
  })
  const [pg, jdb] = [standInVendor(w, PG), standInVendor(w, JDB)]
  // The server hears of the import a moment later: until then it offers no game.
  const stranger = { launchToken: 'x'.repeat(22), gameCode }
  while ((await jdb.call('authenticate', stranger)).outcome === 'game_disabled');
  let funded = 0
  const fund = async (memberId: bigint, amount: bigint) => {
    const subject = available(memberId, 'VND')
    const legs = [{ debit: demoFunding('VND'), credit: subject, amount }]
    const key = { source: 'test', kind: 'funding', externalId: String(++funded) }
    await w.database.transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject }))
  }
  return {
    ...{ w, pg, jdb, fund },
    async player(funds = 100_000n) {
      const { accountId } = await w.signIn()
      if (funds > 0n) await fund(accountId, funds)
      const launchToken = await launch(w, accountId)
      const { outcome, session = '', player = '' } = await pg.call('authenticate', { launchToken, gameCode })
      if (outcome !== 'ok') throw new Error(`the start of a game was answered ${outcome}`)
      return { memberId: accountId, session, player }
    },
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  }
}

/** The token of a game that this account starts. */
export async function launch(w: World, accountId: bigint, vendorCode = 'PG'): Promise<string> {
  return await w.database.transaction((tx) => openGameSession(tx, { accountId, vendorCode, gameCode, asset: 'VND' }))
}

/** A vendor of this world that signs with this key. */
export function standInVendor(w: World, own: typeof PG | typeof JDB): StandInVendor {
  const send = async (operation: OperationName, body: object, forgery: Forgery = {}) => {
    const { key = own, secondsOff = 0, signedSecondsOff = 0, path = walletOperations[operation].path } = forgery
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const unixSeconds = Math.floor(Date.now() / 1000) + secondsOff
    const signed = signedText({
      vendorCode: key.vendorCode,
      method: 'POST',
      path: walletOperations[operation].path,
      unixSeconds: unixSeconds + signedSecondsOff,
      body: text,
    })
    // Over HTTP, as vendors come: their plain calls take the short way, which nothing injected does.
    return await fetch(new URL(path, await addressOf(w)), {
      ...{ method: 'POST', body: forgery.sends ?? text },
      headers: {
        'content-type': 'application/json',
        [signatureHeaders.vendor]: key.vendorCode,
        [signatureHeaders.key]: key.id,
        [signatureHeaders.time]: String(unixSeconds),
        [signatureHeaders.signature]: createHmac('sha256', key.secret).update(signed).digest('hex'),
        ...forgery.headers,
      },
    })
  }
  return {
    call: async (operation, body, forgery) => (await send(operation, body, forgery)).json() as Promise<never>,
    status: async (operation, body, forgery) => {
      const answer = await send(operation, body, forgery)
      await answer.arrayBuffer()
      return answer.status
    },
  }
}

const listening = new WeakMap<World, Promise<string>>()

/** Where this world's vendors' port listens, from the first time on that somebody asks. */
export function addressOf(w: World): Promise<string> {
  const known = listening.get(w) ?? w.app.vendors.listen({ host: '127.0.0.1', port: 0 })
  listening.set(w, known)
  return known
}
