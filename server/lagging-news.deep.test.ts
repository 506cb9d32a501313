import { calls } from '@banyan/contract/calls.ts'
import { socketPath } from '@banyan/contract/events.ts'
import { balanceChanged } from '@banyan/contract/wallet/balance-event.ts'
import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { gameCode } from '#/modules/rounds/test-world/vendor-world.ts'
import { crashWorld } from '#/modules/rounds/test-world/wallet-crash-world.ts'
import { sharedKey } from './platform/keys/shared-keys.ts'
import { connectSocket } from './platform/realtime/test-world/socket-client.ts'
import { cuttableProxy } from './test-world/cuttable-proxy.ts'
import { ownDatabase } from './test-world/postgres-template.ts'
import { sharedKeys } from './test-world/server-process.ts'
import { signIn } from './test-world/sign-in.ts'
import { onPostgres } from './test-world/test-database.ts'

const origin = 'http://localhost:3000'
const funds = 1_000_000n
const bets = 50
/** How PostgreSQL knows the connection by which a process hears of news. */
const listener = 'banyan-wake-ups'

onPostgres('a server whose news from PostgreSQL are late', () => {
  test('[PLAY-04] [MSG-05] G13 bets go on while the news lag and while they are cut, and the tab is told the newest balance', async () => {
    await using own = await ownDatabase('news')
    const { hostname, port } = new URL(own.url)
    await using proxy = await cuttableProxy(hostname, Number(port || 5432))
    const throughProxy = new URL(own.url)
    throughProxy.host = `127.0.0.1:${proxy.port}`
    const variables = { DATABASE_URL: throughProxy.href, PUBLIC_URL: origin }
    await using world = await crashWorld({ players: 1, seatsOfEach: 1, funds, url: own.url, variables })
    const { database, servers, client } = world
    const { memberId, player, session } = world.who(0, 0)
    const key = await sharedKey(database, Buffer.from(sharedKeys.MASTER_KEY, 'base64'), 'session-tokens')
    const { headers } = await signIn(database, { key, https: false }, memberId)
    const portal = await servers.portal()
    const asked = await fetch(portal + calls.socketTicket.path, { method: 'POST', headers: { ...headers } })
    const { ticket } = ((await asked.json()) as { value: { ticket: string } }).value
    const tab = await connectSocket(portal + socketPath, { headers: { origin, cookie: headers.cookie } })
    tab.say({ kind: 'hello', ticket, versions: {} })
    await tab.told(({ event }) => event === 'socket.opened')

    let placed = 0
    const placeBets = async (count: number) => {
      for (const last = placed + count; placed < last; ) {
        const id = `b${++placed}`
        const body = { player, session, currency: 'VND', gameCode, transactionId: id, roundId: id, amount: '1' }
        expect((await client.once('bet', body))?.outcome).toBe('ok')
      }
    }
    const versions = () => tab.events.flatMap(({ event, version }) => (event === balanceChanged ? (version ?? []) : []))
    const toldNewest = async () => {
      const { version } = await moneyOf(database.db, memberId, 'VND')
      await tab.told((told) => told.event === balanceChanged && told.version === Number(version))
    }
    await placeBets(1)
    await toldNewest()

    proxy.hold(listener)
    const before = versions().length
    await placeBets(bets)
    // The server hears of none; it looks by itself twice a minute.
    expect(versions().length - before).toBeLessThan(bets / 5)
    proxy.mend()
    await toldNewest()

    proxy.cut(listener)
    await placeBets(bets)
    proxy.mend()
    await toldNewest()

    expect((await moneyOf(database.db, memberId, 'VND')).available.balance).toBe(funds - BigInt(placed) * 100n)
    expect(versions()).toEqual(versions().toSorted((one, other) => one - other))
    tab.socket.terminate()
  })
})
