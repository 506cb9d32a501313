import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { gameList } from '@banyan/contract/games/game-list.ts'
import { expect, test } from 'vitest'
import { newDataFolder, sharedKeys, startServer } from './test-world/server-process.ts'

/** How many games the portal at this address offers. */
async function gamesAt(portal: string | undefined): Promise<number> {
  const answer = (await (await fetch(`${portal}${gameList.path}`)).json()) as { value: { totalCount: number } }
  return answer.value.totalCount
}

test('a first start fills the demo; a second one finds it; each stops cleanly on its signal', async () => {
  using data = newDataFolder()
  const variables = { DATA_DIR: data.path, CACHE_DIR: join(data.path, 'cache'), LOG_LEVEL: 'info' }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    await using server = startServer(variables)
    const ready = await server.ready
    expect(await gamesAt(ready?.listening.portal)).toBe(2000)
    expect(await (await fetch(`${ready?.listening.operator}/healthz`)).json()).toEqual({ status: 'ok' })
    server.kill(signal)
    const { code, stdout, stderr } = await server.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const messages = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg)
    const stays = ['listening', 'stopping']
    expect(messages.filter((m) => ['demo seeded', ...stays].includes(m))).toEqual(
      signal === 'SIGTERM' ? ['demo seeded', ...stays] : stays,
    )
    expect(readdirSync(data.path).sort()).toEqual(['cache', 'master.key', 'operator.key', 'pglite'])
  }
})

test('a later first start begins from the snapshot that an earlier one kept', async () => {
  using cache = newDataFolder()
  const kept: string[][] = []
  for (let i = 0; i < 2; i++) {
    using data = newDataFolder()
    await using server = startServer({ DATA_DIR: data.path, CACHE_DIR: cache.path, LOG_LEVEL: 'info' })
    const ready = await server.ready
    expect(await gamesAt(ready?.listening.portal)).toBe(2000)
    server.kill('SIGTERM')
    const { stdout } = await server.ended
    expect(stdout.includes('demo seeded')).toBe(i === 0)
    kept.push(readdirSync(cache.path))
  }
  expect(kept[0]).toEqual([expect.stringMatching(/^demo-[0-9a-f]{16}$/)])
  expect(kept[1]).toEqual(kept[0])
})

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

test('a second server on the folder of a first is refused, and the first goes on', async () => {
  using data = newDataFolder()
  await using first = startServer({ DATA_DIR: data.path })
  const ready = await first.ready
  await using second = startServer({ DATA_DIR: data.path })
  const { code, stderr } = await second.ended
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^Another server \(process \d+\) is using .+\. Stop it, or set DATA_DIR to another folder\.\n$/,
  )
  expect(await gamesAt(ready?.listening.portal)).toBe(2000)
})

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
  expect(await gamesAt(ready?.listening.portal)).toBe(2000)
})

test.each([
  { why: 'a port that is none', variables: { PORT: 'http' }, line: /^PORT must be a port number from 0 to 65535\.\n$/ },
  {
    why: 'an address this machine has not',
    variables: { HOST: '203.0.113.1' },
    line: /^This machine has no address 203\.0\.113\.1\. Set HOST\.\n$/,
  },
  {
    why: 'a database that is away',
    variables: { ...sharedKeys, DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' },
    line: /^The database can't be reached\.[^\n]+\n$/,
  },
])('$why ends the start with one line', async ({ variables, line }) => {
  using data = newDataFolder()
  await using server = startServer({ DATA_DIR: data.path, ...variables })
  const { code, stdout, stderr } = await server.ended
  expect(code).toBe(1)
  expect(stderr).toMatch(line)
  expect(stdout + stderr).not.toContain('hunter2')
})

test('a data folder below a file is refused in one line', async () => {
  using data = newDataFolder()
  const file = join(data.path, 'file')
  writeFileSync(file, '')
  await using server = startServer({ DATA_DIR: join(file, 'data') })
  const { code, stderr } = await server.ended
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^The data folder .+ can't be used: a part of the path is a file\. Set DATA_DIR to a folder that can be written\.\n$/,
  )
})
