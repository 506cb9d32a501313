import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

/**
 * Ports for the portal, the operators and the sandbox, which takes four. Below those that systems give to connections:
 * what else runs takes none of them before the servers listen.
 */
async function freePorts(): Promise<[number, number, number]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const first = 20_000 + Math.floor(Math.random() * 12_000)
    const servers = Array.from({ length: 6 }, (_, place) => createServer().listen(first + place))
    const begun = await Promise.allSettled(servers.map((server) => once(server, 'listening')))
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    if (begun.every(({ status }) => status === 'fulfilled')) return [first, first + 1, first + 2]
  }
  throw new Error('no six ports in a row were free')
}

interface Started extends AsyncDisposable {
  readonly child: ChildProcess
  /** Everything written, once `text` is in it or everything has ended. */
  until(text: string): Promise<string>
  readonly output: () => string
}

/** Runs the README's first command, less npm itself. */
function start(variables: Record<string, string>): Started {
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'start'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      for (const wake of waiting) wake()
    })
  }
  return {
    child,
    output: () => output,
    until: (text) =>
      new Promise((resolve) => {
        const look = () => output.includes(text) && resolve(output)
        waiting.add(look)
        child.on('close', () => resolve(output))
        look()
      }),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
    },
  }
}

async function answers(url: string): Promise<number | 'nothing'> {
  return await fetch(url).then(
    (answer) => answer.status,
    () => 'nothing',
  )
}

interface Listed {
  readonly nodeId: string
  readonly vassalage: string
  readonly gameCode: string
  readonly supportPlay: number
}

/** Where a visitor plays a slot of the demo for play money: the server knows the vendors, and lets games lie there. */
async function trialOfASlot(portal: string): Promise<string> {
  const list = (await (await fetch(`${portal}/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=50`)).json()) as {
    readonly value: { readonly games: readonly Listed[] }
  }
  const slot = list.value.games.find(({ supportPlay, gameCode }) => supportPlay === 0 && /-10\d{4}$/.test(gameCode))
  if (!slot) throw new Error('no slot of the demo is on its first page')
  const { nodeId, vassalage, gameCode } = slot
  const answer = await fetch(`${portal}/wps/relay/GCS_gameLaunchFB`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nodeId, vassalage, gameCode, device: 'desktop' }),
  })
  return ((await answer.json()) as { readonly value: { readonly url: string } }).value.url
}

// Whole processes are started here, of which the first fills the demo.
vi.setConfig({ testTimeout: 120_000 })

/** Each of these starts everything once more: what a release needs, and not each change. */
const isDeep = process.env.DEEP === '1'
const signals = isDeep ? (['SIGINT', 'SIGTERM'] as const) : (['SIGINT'] as const)

test('[OPS-01] the first command starts portal, operators and sandbox with the demo, and a signal stops all of it', async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'banyan-start-'))
  const [portal, operators, sandbox] = await freePorts()
  const ports = { PORT: `${portal}`, CONSOLE_PORT: `${operators}`, VENDOR_PORT: '0', SANDBOX_PORT: `${sandbox}` }
  const addresses = [
    `http://127.0.0.1:${portal}/`,
    `http://127.0.0.1:${operators}/healthz`,
    `http://127.0.0.1:${sandbox}/`,
    `http://127.0.0.1:${sandbox}/sms`,
    `http://127.0.0.1:${sandbox}/mail`,
    `http://127.0.0.1:${sandbox}/phone`,
    `http://127.0.0.1:${sandbox}/vendors`,
    `http://127.0.0.1:${sandbox + 2}/screen/play.css`,
    `http://127.0.0.1:${sandbox}/gateway`,
    `http://127.0.0.1:${sandbox}/beacon`,
    `http://127.0.0.1:${sandbox + 3}/bank`,
  ]
  const passwords = new Set<string | undefined>()
  const beaconKeys = new Set<string>()
  for (const signal of signals) {
    await using started = start({ DATA_DIR: data.path, ...ports })
    const output = await started.until('Ctrl-C stops everything.')
    expect(output).toMatch(
      new RegExp(
        `Portal +http://localhost:${portal}\n +Operators +http://console\\.localhost:${operators}\n +Sandbox +http://127\\.0\\.0\\.1:${sandbox}\n +Games +http://127\\.0\\.0\\.1:${sandbox + 2}\n +Bank app +http://127\\.0\\.0\\.1:${sandbox + 3}/bank\n`,
      ),
    )
    passwords.add(/Member +linhtran +([a-z2-9]{22})\n/.exec(output)?.[1])
    beaconKeys.add(readFileSync(join(data.path, 'beacon.key'), 'utf8'))
    for (const address of addresses) expect(await answers(address), address).toBe(200)
    const games = await fetch(`http://127.0.0.1:${portal}/wps/relay/GCSGAME_gameList`)
    expect(await games.json()).toMatchObject({ success: true, value: { totalCount: 10_293 } })
    // Without a gateway it would be sms_login_off: the sandbox is the demo's.
    const body = { countryDialingCode: '84', mobileNum: '0912345678', purpose: 'login', passToken: 'A'.repeat(43) }
    const asked = await fetch(`http://127.0.0.1:${portal}/wps/verification/sms/noLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(await asked.json()).toMatchObject({ code: 'verification_required' })
    expect(await trialOfASlot(`http://127.0.0.1:${portal}`)).toContain(`http://127.0.0.1:${sandbox + 2}/play/`)

    started.child.kill(signal)
    const [code] = await once(started.child, 'close')
    expect(code).toBe(0)
    for (const address of addresses) expect(await answers(address), address).toBe('nothing')
  }
  // Every start tells the same ones.
  expect([...passwords]).toEqual([expect.any(String)])
  expect([...beaconKeys]).toEqual([expect.stringMatching(/^[\w-]{43}\n$/)])
})

if (isDeep)
  test('what was started ends with the process that started it, even if that is killed', async () => {
    using data = mkdtempDisposableSync(join(tmpdir(), 'banyan-start-'))
    const [portal, operators, sandbox] = await freePorts()
    await using started = start({
      DATA_DIR: data.path,
      PORT: `${portal}`,
      CONSOLE_PORT: `${operators}`,
      VENDOR_PORT: '0',
      SANDBOX_PORT: `${sandbox}`,
    })
    await started.until('Ctrl-C stops everything.')
    started.child.kill('SIGKILL')
    // The pipes close when the last of the processes has let go of them.
    await once(started.child, 'close')
    expect(await answers(`http://127.0.0.1:${portal}/`)).toBe('nothing')
    expect(await answers(`http://127.0.0.1:${sandbox}/`)).toBe('nothing')
  })

test('a sandbox that cannot start stops the server too, and says why', async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'banyan-start-'))
  const [portal, operators] = await freePorts()
  await using started = start({
    DATA_DIR: data.path,
    PORT: `${portal}`,
    CONSOLE_PORT: `${operators}`,
    VENDOR_PORT: '0',
    SANDBOX_PORT: 'x',
  })
  const [code] = await once(started.child, 'close')
  expect(code).toBe(1)
  expect(started.output()).toContain('SANDBOX_PORT must be a port number from 0 to 65532.\n')
  expect(started.output()).not.toContain('Ready')
})

test('[OPS-01] the README names two commands first, and both are there', () => {
  const [block] = readFileSync('README.md', 'utf8').match(/```sh\n[\s\S]*?```/) ?? []
  expect(block?.match(/^npm \w+/gm)).toEqual(['npm start', 'npm test'])
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts).toMatchObject({ start: 'node tools/bootstrap.mjs start', test: 'node tools/bootstrap.mjs test' })
})

/** What vitest writes of a run. */
interface Report {
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

test('[OPS-01] a suite of PostgreSQL alone is one that is skipped without it', () => {
  const suites = globSync('server/**/*.{pg,deep}.test.ts').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return file.endsWith('.pg.test.ts') || text.includes("'postgres'")
  })
  expect(suites.length).toBeGreaterThan(40)
  for (const file of suites) expect(readFileSync(file, 'utf8'), file).toMatch(/^(onPostgres|onEachEngine)\(/m)
})

if (isDeep)
  test('[OPS-01] without TEST_DATABASE_URL the tests that need PostgreSQL are counted as skipped', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-report-'))
    const report = join(folder.path, 'report.json')
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=server',
      ...['server/platform/settings/settings.test.ts', '.pg.test.ts'],
      '--reporter=json',
      `--outputFile=${report}`,
    ]
    const { TEST_DATABASE_URL: _, ...env } = process.env
    const [code] = await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'close')
    const { numFailedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    expect({ code, numFailedTests }).toEqual({ code: 0, numFailedTests: 0 })
    expect(testResults.length).toBeGreaterThan(40)
    for (const { name, assertionResults } of testResults) {
      const count = (status: string) => assertionResults.filter((each) => each.status === status).length
      expect(count('skipped'), name).toBeGreaterThan(0)
      // A suite of both engines: half of it ran.
      if (name.endsWith('settings.test.ts')) expect(count('passed')).toBe(count('skipped'))
    }
  })
