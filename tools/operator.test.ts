import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { aGameLine, aVendorLine, videoLine } from '@banyan/contract/test-world/catalogue-lines.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const data = mkdtempSync(join(tmpdir(), 'banyan-operator-'))
/** As under npm start: what an earlier process compiled halves what the next one's start costs. */
const compiled = 'node_modules/.cache/compiled'
const vendorKey = 'a-key-of-every-vendor-of-this-test-1'
const server = spawn(process.execPath, ['server/main.ts'], {
  env: {
    HOST: '127.0.0.1',
    PORT: '0',
    CONSOLE_PORT: '0',
    VENDOR_PORT: '0',
    DATA_DIR: data,
    CACHE_DIR: 'node_modules/.cache/demo',
    LOG_LEVEL: 'warn',
    VENDOR_KEYS: `*:demo:${vendorKey}`,
    TEST_MEMBERS: 'minhpham,trangvo',
    NODE_COMPILE_CACHE: compiled,
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const ended = once(server, 'exit')
let portal = ''
let consolePort = ''
let vendors = ''

beforeAll(async () => {
  type Listening = Readonly<Record<'portal' | 'operator' | 'vendors', string>>
  const listening = await new Promise<Listening>((resolve, reject) => {
    server.on('message', (notice: { listening?: Listening }) => notice.listening && resolve(notice.listening))
    server.on('exit', () => reject(new Error('the server ended')))
  })
  portal = listening.portal
  vendors = listening.vendors
  consolePort = new URL(listening.operator).port
  // The first start of a version seeds the demo: 12 s of computing.
}, 120_000)

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
  { input = '', env = {}, script = 'operator' }: { input?: string; env?: Record<string, string>; script?: string } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [`tools/${script}.ts`, ...args], {
    env: { DATA_DIR: data, CONSOLE_PORT: consolePort, NODE_COMPILE_CACHE: compiled, ...env },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  return { code, stdout, stderr }
}

async function ask(path: string) {
  const headers = { authorization: `Bearer ${readFileSync(join(data, 'operator.key'), 'utf8').trim()}` }
  const answer = await fetch(`http://127.0.0.1:${consolePort}${path}`, { headers })
  return ((await answer.json()) as { value: { version: number } }).value
}

const config = async () =>
  ((await (await fetch(`${portal}/wps/system/config`)).json()) as { value: PortalConfig }).value
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

test('[SYS-09] an operator offers languages by their codes, and TY stays what it is mapped to', async () => {
  const { languages } = await config()
  expect((await operator(['languages', 'offer', 'TY', 'EN', 'FA'])).code).toBe(0)
  const persian = { code: 'FA', tag: 'fa', nativeName: 'فارسی', direction: 'rtl' }
  expect((await config()).languages).toMatchObject([{ code: 'TY', tag: 'vi' }, { code: 'EN', tag: 'en' }, persian])
  const codes = languages.map(({ code }) => code)
  expect((await operator(['languages', 'offer', ...codes])).code).toBe(0)
  expect((await config()).languages).toEqual(languages)
})

test('an operator is made, stands in the list, and hands a sign-in address out for nobody unknown', async () => {
  const made = await operator(['operators', 'add', 'dao.pham'])
  expect(made.stdout).toMatch(
    /^ {2}password {7}[\w-]{22}\n {2}authenticator {2}otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/m,
  )
  expect((await operator(['operators', 'add', 'dao.pham'])).stderr).toContain('username_taken')
  expect((await operator(['operators', 'role', 'dao.pham', 'support'])).stdout).toMatch(
    /^Request \d+ needs an operator/,
  )
  expect((await operator(['operators', 'list'])).stdout).toContain('dao.pham\tno role\tactive\tnever signed in\n')
  expect((await operator(['audit', 'prove'])).stdout).toMatch(/^The audit is whole: \d+ records, the last with/)
  expect((await operator(['sign-in-code', 'dao.pham'])).stderr).toContain('account_not_found')
})

test('[PLAY-04] the running wallet is held against the rules of rounds by test members', {
  timeout: 90_000,
}, async () => {
  const game = ['--vendor', 'PG', '--game', 'pg-100000', '--campaign', 'sandbox-rounds']
  const members = ['--member', 'minhpham', '--member', 'trangvo']
  const where = ['--key', `demo:${vendorKey}`]
  const ran = await operator([...game, ...members, ...where, '--runs', '1'], {
    script: 'conformance',
    env: { CONSOLE_PORT: '' },
  })
  const spokenTo = `Wallet at ${vendors}, operators' port at http://127.0.0.1:${consolePort}\n`
  expect(ran.stdout).toContain(spokenTo)
  expect(ran.stdout).toMatch(/^passed {2}C6 a round, a bet and an id belong to one player$/m)
  expect(ran).toMatchObject({ code: 0, stdout: expect.stringMatching(/\n34 passed, 0 failed, 11 not run\n$/) })
  expect((await operator(['verify'])).stdout).toContain('The ledger is correct.')
  expect((await operator(['events', 'parked'])).stdout).toContain('No event is parked.')
  expect((await operator(['events', 'send'])).stdout).toContain('0 events are sent again.')
  expect((await operator(['launch', 'PG', 'pg-100000', 'minhpham'])).stdout).toMatch(/^[\w-]{43}\n$/)
  expect((await operator(['launch', 'PG', 'pg-100000', 'linhtran'])).stderr).toContain('account_not_found')
  const unsigned = await operator([...game, ...members, '--url', vendors], { script: 'conformance' })
  expect(unsigned).toMatchObject({ code: 1, stderr: expect.stringContaining('vendor.key') })
  const misplaced = await operator([...game, ...members, '--key', `demo:${'w'.repeat(40)}`], { script: 'conformance' })
  expect(misplaced.stderr).toContain(`${vendors} answered a launch of pg-100000 with bad_signature.`)
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
    version: shown.version + 2,
    value: { name: 'By Input' },
  })
})

const vendor = aVendorLine()
const games = (count: number) => Array.from({ length: count }, (_, i) => aGameLine(i + 1))

/** A catalogue file with these lines; what is no object stands there as it is. */
function fileOf(lines: readonly (object | string)[], encoding: BufferEncoding = 'utf8'): string {
  const file = join(data, 'catalogue.jsonl')
  const text = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')
  writeFileSync(file, text, encoding)
  return file
}

async function exported(): Promise<string[]> {
  return (await operator(['catalogue', 'export', '-'])).stdout.trimEnd().split('\n')
}

test('[LOB-17] the catalogue is written to a file and imported again while the server runs', {
  timeout: 120_000,
}, async () => {
  const file = join(data, 'demo.jsonl')
  expect(await operator(['catalogue', 'export', file])).toMatchObject({
    code: 0,
    stdout: `The catalogue is in ${file}.\n`,
  })
  const demo = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(demo.length).toBeGreaterThan(10_000)

  const again = await operator(['catalogue', 'import', file])
  expect(again).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/at version 1: [\d,]+ games, 0 added, 0 changed, 0 withdrawn\.\n$/),
  })
  expect(again.stderr.split('\n').at(-2)).toMatch(/^Sent [\d,]+ of [\d,]+ \(100 %\)$/)

  const small = await operator(['catalogue', 'import', fileOf([vendor, videoLine, ...games(300)])])
  expect(small.stdout).toMatch(/at version 2: 300 games, 300 added, 0 changed, [\d,]+ withdrawn\.\n$/)
  expect((await exported()).map((line) => JSON.parse(line))).toEqual([vendor, videoLine, ...games(300)])
})

test.each<{ why: string; lines: (object | string)[]; encoding?: BufferEncoding; says: RegExp }>([
  { why: 'nothing', lines: [], says: /^line 1: the file is empty\n$/ },
  {
    why: 'a broken last line',
    lines: [vendor, videoLine, ...games(300), '{"kind":"game"'],
    says: /^line 303: no JSON: /,
  },
  { why: 'an empty line', lines: [vendor, '', videoLine], says: /^line 2: no JSON: / },
  {
    why: 'another encoding',
    lines: [vendor, { ...videoLine, names: { en: 'Vidéo' } }],
    encoding: 'latin1',
    says: /^line 2: not UTF-8\n$/,
  },
  { why: 'UTF-16', lines: [vendor, videoLine], encoding: 'utf16le', says: /^line 1: (not UTF-8|no JSON)/ },
  {
    why: 'a line that is too long',
    lines: [vendor, { ...videoLine, names: { en: 'x'.repeat(70_000) } }],
    says: /^line 2: longer than 65536 bytes\n$/,
  },
  {
    why: 'an id twice',
    lines: [vendor, videoLine, ...games(1_201), aGameLine(7)],
    says: /unchanged\.\nline 1,204: nodeId: duplicate\n$/,
  },
  {
    why: 'a field off its schema',
    lines: [vendor, videoLine, { ...aGameLine(1), minBet: 2.5 }],
    says: /\nline 3: minBet: type\n$/,
  },
  { why: 'a vendor without a line', lines: [videoLine, aGameLine(1)], says: /\nline 2: vendor: unknown_vendor\n$/ },
  {
    why: 'a picture from elsewhere',
    lines: [{ ...vendor, iconUrl: 'https://evil.example/x.svg' }],
    says: /\nline 1: iconUrl: host_not_allowed\n$/,
  },
])(
  '[LOB-17] a file with $why is refused by its line, and the catalogue stays',
  { timeout: 60_000 },
  async ({ lines, encoding, says }) => {
    const version = async () => (await ask('/wps/operator/catalogue/lines?from=1')).version
    const before = await version()
    const { code, stdout, stderr } = await operator(['catalogue', 'import', fileOf(lines, encoding)])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(says)
    expect(await version()).toBe(before)
  },
)

test('[LOB-17] a file of a million lines is refused at its bound, before it is read to the end', {
  timeout: 60_000,
}, async () => {
  const file = join(data, 'million.jsonl')
  const line = `${JSON.stringify(aGameLine(1))}\n`
  for (let part = 0; part < 100; part++) appendFileSync(file, line.repeat(10_000))
  const { code, stderr } = await operator(['catalogue', 'import', file])
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'line 60,001: a file has 60,000 lines at most\n' })
})

test('[MSG-01] an operator prints the announcements, replaces them, and hears what was taken out', async () => {
  const shown = JSON.parse((await operator(['announcements', 'show'])).stdout)
  expect(shown.items.length).toBeGreaterThan(5)
  const [first] = shown.items
  const input = JSON.stringify([{ ...first, content: { en: '<p onclick="x()">Hello</p>' } }])
  expect(await operator(['announcements', 'set', '-'], { input })).toMatchObject({
    code: 0,
    stdout: `announcements are now at version 2.\nHTML that is not allowed was taken out of: ${first.id}.\n`,
  })
  expect(await operator(['announcements', 'set', '-'], { input: JSON.stringify(shown) })).toMatchObject({ code: 0 })
  const restored = JSON.parse((await operator(['announcements', 'show'])).stdout)
  expect(restored).toEqual({ version: 3, items: shown.items })
})

test.each([
  { args: [], says: /^Commands for those who run the brand/ },
  { args: ['maintenance', 'perhaps'], says: /^Commands for/ },
  { args: ['show', 'toString'], says: /^There is no section 'toString'/ },
  { args: ['region', 'deny', 'Vietnam'], says: /invalid_input[\s\S]*\/body\/value\/denied\/0: pattern/ },
  { args: ['languages', 'offer', 'EN', 'XX'], says: /There is no language 'XX'/ },
  { args: ['set', 'regions', '/nowhere.json'], says: /holds no JSON that can be read/ },
  { args: ['catalogue'], says: /^Commands for/ },
  { args: ['catalogue', 'import'], says: /^Commands for/ },
  { args: ['catalogue', 'import', '/nowhere.jsonl'], says: /^\/nowhere\.jsonl can't be read: / },
  { args: ['catalogue', 'export', '/nowhere/x.jsonl'], says: /^\/nowhere\/x\.jsonl can't be written: / },
  { args: ['announcements', 'perhaps'], says: /^Commands for/ },
  { args: ['announcements', 'set', '-'], input: '{}', says: /invalid_input[\s\S]*\/body\/items: required/ },
  { args: ['set', 'regions', '-'], input: '{"denied":', says: /holds no JSON/ },
  { args: ['show', 'brand'], env: { CONSOLE_PORT: '1' }, says: /^Nothing answers at http:\/\/127\.0\.0\.1:1\./ },
  { args: ['show', 'brand'], env: { DATA_DIR: '/nowhere' }, says: /^There is no key in \/nowhere\/operator\.key/ },
  { args: ['show', 'brand'], env: { OPERATOR_KEY: 'wrong' }, says: /not_logged_in/ },
])('$args $env is refused in plain words', async ({ args, says, ...options }) => {
  const { code, stdout, stderr } = await operator(args, options as object)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(says)
  expect(stderr).not.toMatch(/ at .*\.ts:/)
})
