import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const data = mkdtempSync(join(tmpdir(), 'banyan-operator-'))
const server = spawn(process.execPath, ['server/main.ts'], {
  env: {
    HOST: '127.0.0.1',
    PORT: '0',
    CONSOLE_PORT: '0',
    DATA_DIR: data,
    CACHE_DIR: 'node_modules/.cache/demo',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const ended = once(server, 'exit')
let portal = ''
let consolePort = ''

beforeAll(async () => {
  const listening = await new Promise<{ portal: string; operator: string }>((resolve, reject) => {
    server.on(
      'message',
      (notice: { listening?: { portal: string; operator: string } }) => notice.listening && resolve(notice.listening),
    )
    server.on('exit', () => reject(new Error('the server ended')))
  })
  portal = listening.portal
  consolePort = new URL(listening.operator).port
})

afterAll(async () => {
  server.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
})

interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command as a person would, with what it reads from standard input. */
async function operator(
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, ['tools/operator.ts', ...args], {
    env: { DATA_DIR: data, CONSOLE_PORT: consolePort, ...env },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  return { code, stdout, stderr }
}

const status = async () => ((await (await fetch(`${portal}/wps/system/status`)).json()) as { value: object }).value

test('an operator closes the portal and opens it again while it runs', async () => {
  expect(await operator(['maintenance', 'on', '2026-12-01T18:00+07:00'])).toMatchObject({
    code: 0,
    stdout: 'availability is now at version 1.\n',
  })
  expect(await status()).toEqual({ status: 1, reason: 'maintenance' })
  expect(await operator(['maintenance', 'off'])).toMatchObject({ code: 0, stderr: '' })
  expect(await status()).toEqual({ status: 0, reason: 'open' })
})

test('an operator blocks a region and unblocks it', async () => {
  await operator(['region', 'deny', 'VN'])
  expect(await status()).toEqual({ status: 2, reason: 'region' })
  await operator(['region', 'allow', 'VN'])
  expect(await status()).toEqual({ status: 0, reason: 'open' })
})

test('a section is printed, and replaced by a file or by standard input', async () => {
  const shown = JSON.parse((await operator(['show', 'brand'])).stdout)
  expect(shown.value.name).toBe('Banyan Play')
  const file = join(data, 'brand.json')
  writeFileSync(file, JSON.stringify({ ...shown.value, name: 'By File' }))
  expect((await operator(['set', 'brand', file])).code).toBe(0)
  expect(
    (await operator(['set', 'brand', '-'], { input: JSON.stringify({ ...shown.value, name: 'By Input' }) })).code,
  ).toBe(0)
  expect(JSON.parse((await operator(['show', 'brand'])).stdout)).toMatchObject({
    version: 2,
    value: { name: 'By Input' },
  })
})

test.each([
  { args: [], says: /^Commands for those who run the brand/ },
  { args: ['maintenance', 'perhaps'], says: /^Commands for/ },
  { args: ['show', 'toString'], says: /^There is no section 'toString'/ },
  { args: ['region', 'deny', 'Vietnam'], says: /invalid_input[\s\S]*\/body\/value\/denied\/0: pattern/ },
  { args: ['set', 'regions', '/nowhere.json'], says: /holds no JSON that can be read/ },
  { args: ['set', 'regions', '-'], input: '{"denied":', says: /holds no JSON/ },
  { args: ['show', 'brand'], env: { CONSOLE_PORT: '1' }, says: /^Nothing answers at port 1\./ },
  { args: ['show', 'brand'], env: { DATA_DIR: '/nowhere' }, says: /^There is no key in \/nowhere\/operator\.key/ },
  { args: ['show', 'brand'], env: { OPERATOR_KEY: 'wrong' }, says: /not_logged_in/ },
])('$args $env is refused in plain words', async ({ args, says, ...options }) => {
  const { code, stdout, stderr } = await operator(args, options as object)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(says)
  expect(stderr).not.toMatch(/ at .*\.ts:/)
})
