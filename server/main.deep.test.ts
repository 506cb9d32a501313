import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { gameList } from '@banyan/contract/games/game-list.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { demoCatalogue } from './demo/demo-catalogue.ts'
import { newDataFolder, startServer } from './test-world/server-process.ts'

// Every test here starts whole servers.
vi.setConfig({ testTimeout: 120_000 })
afterAll(() => vi.resetConfig())

test('the server ends when the process that started it is gone', async () => {
  using data = newDataFolder()
  await using server = startServer({ DATA_DIR: data.path })
  await server.ready
  server.abandon()
  expect((await server.ended).code).toBe(0)
})

test.each(['PORT', 'CONSOLE_PORT'])(
  '%s in use is one clear line, and the data folder is free again',
  async (variable) => {
    using data = newDataFolder()
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    await using server = startServer({ DATA_DIR: data.path, [variable]: String(port) })
    const { code, stderr } = await server.ended
    taken.close()
    expect(code).toBe(1)
    expect(stderr).toBe(`Port ${port} is already in use. Stop what uses it, or set ${variable}.\n`)
    expect(readdirSync(data.path)).not.toContain('server.lock')
  },
)

const gamesOfDemo = demoCatalogue(new Date()).filter(({ kind }) => kind === 'game').length

test('a folder whose server was killed opens again, with its data', async () => {
  using data = newDataFolder()
  {
    await using server = startServer({ DATA_DIR: data.path })
    await server.ready
    server.kill('SIGKILL')
    await server.ended
  }
  await using server = startServer({ DATA_DIR: data.path })
  const ready = await server.ready
  const answer = await (await fetch(`${ready?.listening.portal}${gameList.path}`)).json()
  expect(answer).toMatchObject({ value: { totalCount: gamesOfDemo } })
})
