import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { available, demoFunding } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { type World, world } from '#/test-world/world.ts'

const key = 'key-of-the-sandbox-0123456789abcdef'
const [funds, stake, rounds] = [100_000_000n, 40_000n, 20]
const slot = { nodeId: '1', vassalage: 'PG', gameCode: 'pg-100123', device: 'desktop' } as const

interface Sandbox extends AsyncDisposable {
  readonly pages: string
  readonly vendors: string
}

/** The sandbox as a process of its own, which knows nothing of the brand but where its wallet is. */
async function startSandbox(walletUrl: string): Promise<Sandbox> {
  const folder = new URL('..', import.meta.url).pathname
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'sandbox/main.ts'], {
    cwd: folder,
    env: { SANDBOX_PORT: '0', VENDOR_KEYS: `*:demo:${key}`, WALLET_URL: walletUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`the sandbox ended with ${code}`)))
  const [{ sandbox: pages, vendors }] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return {
    pages,
    vendors,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A portal with its wallet at a real port, and the sandbox's vendors beside it. */
async function played(): Promise<AsyncDisposable & { readonly w: World; readonly sandbox: Sandbox }> {
  const port = await freePort()
  const sandbox = await startSandbox(`http://127.0.0.1:${port}`)
  const w = await world({
    engine: 'postgres',
    vendorKeys: [{ vendorCode: '*', id: 'demo', secret: key }],
    vendorUrls: [{ vendorCode: '*', url: new URL(sandbox.vendors) }],
    gameHosts: [sandbox.vendors],
  })
  await w.app.vendors.listen({ host: '127.0.0.1', port })
  await w.set('brand', { ...w.settings.current('brand'), launchGameCDNs: [sandbox.vendors] })
  const game = aGame({ nodeId: 1n, gameCode: slot.gameCode })
  await w.database.transaction((tx) => importCatalogue(tx, [aVendor()], [game]))
  return {
    w,
    sandbox,
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      await w[Symbol.asyncDispose]()
    },
  }
}

/** A member with money whose slot is started; the page of the game was opened. */
async function launched(w: World) {
  const { accountId, headers } = await w.signIn()
  const subject = available(accountId, 'VND')
  const legs = [{ debit: demoFunding('VND'), credit: subject, amount: funds }]
  const key = { source: 'test', kind: 'funding', externalId: String(accountId) }
  await w.database.transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject }))
  const { method, path } = calls.launchGame
  const answer = await w.app.portal.inject({ method, url: path, headers: { ...headers }, payload: slot })
  const { url } = answer.json().value as { url: string }
  expect((await fetch(url)).status).toBe(200)
  return {
    accountId,
    balance: async () => (await moneyOf(w.database.db, accountId, 'VND')).available.balance,
    round: async (round: number) => {
      const body = JSON.stringify({ round, choice: { stake: String(stake) } })
      const answer = await fetch(`${url}/rounds`, { method: 'POST', body })
      return {
        status: answer.status,
        ...((await answer.json()) as { back: string; balance: string; trouble?: string }),
      }
    },
  }
}

// A whole process is started here, and hundreds of calls go through real ports.
const timeout = 120_000

onPostgres("rounds of the sandbox's games with a member's money", () => {
  test('[PLAY-01] [PLAY-04] [PLAY-05] come to what the pages say, however the vendor sends its calls', {
    timeout,
  }, async () => {
    await using p = await played()
    const { w, sandbox } = p
    for (const behaviour of ['none', 'duplicates', 'reorder', 'lost']) {
      const body = new URLSearchParams({ behaviour })
      await fetch(`${sandbox.pages}/vendors/fault`, { method: 'POST', body, redirect: 'manual' })
      // Two members at once: their calls meet in the wallet's batches.
      const players = await Promise.all([launched(w), launched(w)])
      await Promise.all(
        players.map(async ({ round, balance }) => {
          let expected = funds
          for (let number = 1; number <= rounds; number++) {
            const { status, ...answer } = await round(number)
            expect(status, behaviour).toBe(200)
            expected += BigInt(answer.back) - stake
            expect(BigInt(answer.balance), behaviour).toBe(expected)
          }
          expect(await balance(), behaviour).toBe(expected)
        }),
      )
    }
    const { differences, entries } = await verifyBook(w.database)
    expect(differences).toEqual([])
    expect(entries).toBeGreaterThan(4n * 2n * BigInt(rounds))
    const open = w.database.db.selectFrom('game_rounds').select('round_id').where('closed_at', 'is', null)
    expect(await open.execute()).toEqual([])
  })

  test('[PLAY-06] are refused in words where the brand refuses the stake, and nothing moves', { timeout }, async () => {
    await using p = await played()
    const { w } = p
    const { accountId, round, balance } = await launched(w)
    const { back } = await round(1)
    const left = funds - stake + BigInt(back)
    await w.set('vendors', { blocked: ['PG'] })
    expect(await round(2)).toMatchObject({ status: 409, trouble: 'gameClosed' })
    await w.set('vendors', { blocked: [] })
    await w.database.transaction((tx) => suspendAccount(tx, accountId))
    expect(await round(2)).toMatchObject({ status: 409, trouble: 'locked' })
    expect(await balance()).toBe(left)
    expect((await verifyBook(w.database)).differences).toEqual([])
  })
})
