import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { gameList } from '@banyan/contract/games/game-list.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { demoCatalogue } from './demo/demo-catalogue.ts'
import { newDataFolder, sharedKeys, startServer } from './test-world/server-process.ts'

// Every test here starts whole servers, and the first of them seeds the demo: 12 s of computing.
vi.setConfig({ testTimeout: 120_000 })
afterAll(() => vi.resetConfig())

/** Each of the others starts whole processes once more: what a release needs, and not each change. */
const isDeep = process.env.DEEP === '1'

const gamesOfDemo = demoCatalogue(new Date()).filter(({ kind }) => kind === 'game').length

/** How many games the portal at this address offers. */
async function gamesAt(portal: string | undefined): Promise<number> {
  const answer = (await (await fetch(`${portal}${gameList.path}`)).json()) as { value: { totalCount: number } }
  return answer.value.totalCount
}

/** What below a folder somebody else than its owner has rights to. */
function openToOthers(folder: string): string[] {
  const paths = [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
  return paths.filter((path) => (statSync(path).mode & 0o077) !== 0)
}

test('a first start fills the demo; a second one finds it; a new folder begins from what the first one kept; nobody else reads them', async () => {
  using data = newDataFolder()
  using other = newDataFolder()
  const folder = join(data.path, 'new')
  const cache = join(folder, 'cache')
  const kept: string[][] = []
  for (const start of [
    { data: folder, signal: 'SIGTERM', seeds: true },
    { data: folder, signal: 'SIGINT', seeds: false },
    { data: other.path, signal: 'SIGTERM', seeds: false },
  ] as const) {
    await using server = startServer({ DATA_DIR: start.data, CACHE_DIR: cache, LOG_LEVEL: 'info' })
    const ready = await server.ready
    expect(openToOthers(start.data)).toEqual([])
    const addresses = readFileSync(join(start.data, 'server.addresses'), 'utf8')
    expect(JSON.parse(addresses)).toEqual({ pid: expect.any(Number), ...ready?.listening })
    expect(await gamesAt(ready?.listening.portal)).toBe(gamesOfDemo)
    expect(await (await fetch(`${ready?.listening.operator}/healthz`)).json()).toEqual({ status: 'ok' })
    server.kill(start.signal)
    const { code, stdout, stderr } = await server.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(readdirSync(start.data)).not.toContain('server.addresses')
    const messages = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg)
    const stays = ['listening', 'stopping']
    expect(messages.filter((m) => ['demo seeded', ...stays].includes(m))).toEqual(
      start.seeds ? ['demo seeded', ...stays] : stays,
    )
    kept.push(readdirSync(cache))
    if (!start.seeds) continue
    // As an earlier version left them: the next start takes the rights away.
    for (const path of ['', 'pglite', 'pglite/base', 'cache']) chmodSync(join(folder, path), 0o755)
    chmodSync(join(folder, 'pglite/PG_VERSION'), 0o644)
    expect(openToOthers(folder)).toHaveLength(5)
  }
  expect(readdirSync(folder).sort()).toEqual([
    'cache',
    'demo-operators.json',
    'demo-passwords.json',
    'master.key',
    'operator.key',
    'pglite',
  ])
  const snapshot = [expect.stringMatching(/^demo-[0-9a-f]{16}$/)]
  expect(kept).toEqual([snapshot, snapshot, snapshot])
})

if (isDeep)
  test('a port in use is one clear line, and the data folder is free again', async () => {
    using data = newDataFolder()
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    // The last one to be opened: the others are let go again.
    await using server = startServer({ DATA_DIR: data.path, VENDOR_PORT: String(port) })
    const { code, stderr } = await server.ended
    taken.close()
    expect(code).toBe(1)
    expect(stderr).toBe(`Port ${port} is already in use. Stop what uses it, or set VENDOR_PORT.\n`)
    expect(readdirSync(data.path)).not.toContain('server.lock')
  })

if (isDeep)
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
    expect(await gamesAt(ready?.listening.portal)).toBe(gamesOfDemo)
  })

test.each([
  { why: 'a port that is none', variables: { PORT: 'http' }, line: /^PORT must be a port number from 0 to 65535\.\n$/ },
  ...(isDeep
    ? [
        {
          why: 'an address this machine has not',
          variables: { HOST: '203.0.113.1' },
          line: /^This machine has no address 203\.0\.113\.1\. Set HOST\.\n$/,
        },
      ]
    : []),
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
