import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { cuttableProxy } from './test-world/cuttable-proxy.ts'
import { ownDatabase } from './test-world/postgres-template.ts'
import { type ServerProcess, sharedKeys, startServer } from './test-world/server-process.ts'
import { onPostgres } from './test-world/test-database.ts'

const start = (url: string): ServerProcess => startServer({ ...sharedKeys, DATABASE_URL: url, LOG_LEVEL: 'warn' })

async function addresses(server: ServerProcess) {
  const ready = await server.ready
  if (!ready) throw new Error((await server.ended).stderr)
  return ready.listening
}

/** Asks until the answer is as wanted; a server that never comes to it lets the test run into its time limit. */
async function until(url: string, isWanted: (status: number, body: string) => boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(url)
    if (isWanted(answer.status, await answer.text())) return
  }
}

const headers = { authorization: `Bearer ${sharedKeys.OPERATOR_KEY}`, 'content-type': 'application/json' }
const maintenance = { title: { en: 'Back soon' }, message: { en: 'Wheels' }, until: null }

onPostgres('several servers on one database', () => {
  test('[OPS-02] a switch at one of them is live at the other within a second, and both share their keys', async () => {
    await using database = await ownDatabase('processes')
    await using first = start(database.url)
    await using second = start(database.url)
    const here = await addresses(first)
    const there = await addresses(second)

    const keyAt = async (portal: string) => {
      const answer = (await (await fetch(portal + calls.systemConfig.path)).json()) as {
        value: { info: { customerServiceKey: string } }
      }
      return answer.value.info.customerServiceKey
    }
    expect(await keyAt(here.portal)).toBe(await keyAt(there.portal))
    const bodyKeyAt = async (portal: string) => {
      const answer = (await (await fetch(portal + calls.bodyKey.path)).json()) as { value: { kid: string } }
      return answer.value.kid
    }
    const [kid, ...others] = await Promise.all([here, there, here].map(({ portal }) => bodyKeyAt(portal)))
    expect(others).toEqual([kid, kid])

    const body = JSON.stringify({ version: 0, value: { maintenance } })
    const changed = await fetch(here.operator + calls.changeAvailability.path, { method: 'PUT', headers, body })
    expect(changed.status).toBe(200)
    const switched = performance.now()
    await until(there.portal + calls.systemStatus.path, (_status, text) => text.includes('maintenance'))
    expect(performance.now() - switched).toBeLessThan(1_000)
  })

  // A release needs it; a switch shows the same way of news at each change.
  if (process.env.DEEP === '1')
    test('[OPS-02] an import at one of them is listed by the other within a second', async () => {
      await using database = await ownDatabase('processes')
      await using first = start(database.url)
      await using second = start(database.url)
      const here = await addresses(first)
      const there = await addresses(second)
      const list = there.portal + calls.gameList.path
      await until(list, (status, text) => status === 200 && text.includes('"totalCount":0'))

      const operate = async (call: { readonly method: string; readonly path: string }, body: object) => {
        const answer = await fetch(here.operator + call.path, {
          method: call.method,
          headers,
          body: JSON.stringify(body),
        })
        expect(answer.status).toBe(200)
        return ((await answer.json()) as { value: { importId: string } }).value
      }
      const lines = [
        { kind: 'vendor', code: 'PG', names: { en: 'PG' } },
        { kind: 'class', gameType: 'RNG', key: 'VIDEO', names: { en: 'Video' } },
        {
          ...{ kind: 'game', nodeId: '1', vendor: 'PG', gameCode: 'koi', gameType: 'RNG', gameClass: 'VIDEO' },
          ...{ names: { en: 'Koi' }, isHot: false, hasFreeTrial: true, minBet: '1.00', lineCount: 9, isGame: 'GAME' },
        },
      ]
      const { importId } = await operate(calls.beginCatalogueImport, {})
      await operate(calls.addCatalogueLines, { importId, firstLine: 1, lines })
      await operate(calls.applyCatalogueImport, { importId, lines: lines.length, version: 0, reason: 'a test' })
      const imported = performance.now()
      await until(list, (_status, text) => text.includes('Koi'))
      expect(performance.now() - imported).toBeLessThan(1_000)
    })

  test('a database that goes makes a server unready, ends nothing, and is found again by itself', async () => {
    await using database = await ownDatabase('processes')
    const { hostname, port, pathname, username, password } = new URL(database.url)
    await using proxy = await cuttableProxy(hostname, Number(port || 5432))
    const credentials = username + (password && `:${password}`)
    await using server = start(`postgres://${credentials}@127.0.0.1:${proxy.port}${pathname}`)
    const { portal, operator } = await addresses(server)
    const list = portal + calls.gameList.path
    const fromDatabase = portal + calls.announcements.path
    expect((await fetch(list)).status).toBe(200)

    proxy.cut()
    await until(`${portal}/readyz`, (status) => status === 503)
    const refused = await Promise.all(Array.from({ length: 20 }, async () => await (await fetch(fromDatabase)).json()))
    expect(refused.every((answer) => (answer as { code: string }).code === 'service_unavailable')).toBe(true)
    expect((await fetch(`${portal}/healthz`)).status).toBe(200)
    // The catalogue is in memory, so lists go on.
    expect((await fetch(list)).status).toBe(200)

    proxy.mend()
    await until(`${portal}/readyz`, (status) => status === 200)
    expect((await fetch(fromDatabase)).status).toBe(200)

    // Wake-ups are heard again too, or at the latest by looking again.
    const body = JSON.stringify({ version: 0, value: { maintenance } })
    await fetch(operator + calls.changeAvailability.path, { method: 'PUT', headers, body })
    await until(portal + calls.systemStatus.path, (_status, text) => text.includes('maintenance'))
    server.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })
})
