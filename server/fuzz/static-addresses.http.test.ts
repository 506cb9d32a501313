import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

/** Addresses of each port; FUZZ_RUNS and FUZZ_SEED make longer or other runs. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 30) * 10
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123)
const timeout = 20_000 + numRuns * 50

const ports = ['portal', 'operator', 'vendors'] as const
const folders = [
  'js',
  'css',
  'assets',
  'icons',
  'offline',
  'gallery',
  'art',
  'scenes',
  'promotion-art',
  'wps',
  'api',
  'lgw',
] as const

/** A build of nothing but a file in each folder. */
const build = mkdtempDisposableSync(join(tmpdir(), 'banyan-addresses-'))
for (const name of ['js', 'css', 'assets', 'icons', 'offline']) {
  mkdirSync(join(build.path, name))
  writeFileSync(join(build.path, name, 'a-1.js'), '//')
}
for (const name of ['offline.html', 'offline.css', 'offline.js']) writeFileSync(join(build.path, 'offline', name), '')
writeFileSync(join(build.path, 'service-worker.js'), '')
writeFileSync(join(build.path, 'index.html'), '<!doctype html><html lang="en" dir="ltr"></html>')

let w: World
let startLines = 0
beforeAll(async () => {
  const folder = build.path
  w = await world({ portalFolder: folder, consoleFolder: folder, galleryFolder: folder, logLevel: 'debug' })
  for (const port of ports) await w.app[port].listen({ host: '127.0.0.1', port: 0 })
  startLines = w.logs.length
})
afterAll(async () => {
  await w[Symbol.asyncDispose]()
  build.remove()
})

/** Sends the bytes of a request line as they are, which no client would, and answers the statuses that come back. */
async function statuses(port: (typeof ports)[number], line: Buffer): Promise<number[]> {
  const socket = connect((w.app[port].server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (bytes) => (text += bytes.toString('latin1')))
  // A server that refuses the first bytes may reset what comes after them.
  socket.on('error', () => {})
  socket.write(Buffer.concat([line, Buffer.from('\r\nHost: localhost\r\nConnection: close\r\n\r\n')]))
  await once(socket, 'close')
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
}

const get = (target: string) => Buffer.from(`GET ${target} HTTP/1.1`, 'latin1')
/** Lines above debug, but for those of the start: whoever can have one written without signing in can fill a disk. */
const alerts = () => w.logs.slice(startLines).filter(({ level }) => Number(level) > 20)

const known = [
  ...[
    '/js/..',
    '/js/%00',
    '/css/%00',
    '/assets/%00',
    '/icons/..%00',
    `/js/${'a'.repeat(300)}`,
    `/icons/${'b'.repeat(300)}`,
  ],
  ...['/js/.', '/js//', '/js/%2e%2e', '/js/%2e%2e%2findex.html', '/js/../index.html', '/js/a-1.js/..', '/js/a-1.js%00'],
  ...['/gallery/js/..', '/gallery/js/%00', '/offline/%00', '/art/%00', `/art/${'c'.repeat(300)}`, '/scenes/..'],
  ...['//', '//[', '///', '//js/a-1.js', '/..', '/%2e%2e', '/%00', '/\\', '/js/\\..\\index.html', '/JS/%00'],
  ...[`/${'d'.repeat(300)}.js`, `/js/${'e'.repeat(15_000)}`, 'http://[', 'http://localhost//[', 'https://x/js/%00'],
  ...[
    '//[::1]',
    '//[::1',
    '//[::1]/js/a-1.js',
    'http://[::1]/js/..',
    'http://[::1]:3000//[',
    'http://[::1',
    '///[::1]',
  ],
  ...[
    '//[::ffff:127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/%00',
    'http://[fe80::1%25lo]//',
    '//2130706433/',
    '//@/',
    '//:/',
  ],
]

/** Names that no file has, below each folder that has files, drawings or calls. */
const misnamed = ['js', 'css', 'assets', 'icons', 'art', 'scenes', 'wps'].flatMap((folder) =>
  [
    ...[
      '..',
      '.',
      '%00',
      'a%00.js',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '..\\..\\x',
      '%5c..%5c',
      '[',
      '/[',
      '%ff',
      '%',
      '%zz',
    ],
    ...[
      '%c0%ae%c0%ae',
      '%0d%0aset-cookie:%20x',
      '....//',
      ';',
      '~root',
      '%u002e',
      '\xe9',
      '\x01',
      '[::1]',
      '%5b::1%5d',
      '::1',
    ],
    ...[
      'x'.repeat(300),
      `${'y'.repeat(9_000)}.js`,
      `${'../'.repeat(200)}etc/passwd`,
      '%2f'.repeat(300),
      '%00'.repeat(300),
    ],
  ].map((name) => `/${folder}/${name}`),
)

const malformed = [...new Set([...known, ...misnamed])]

test('[OPS-04] each port is tried with a hundred malformed addresses and more', () => {
  expect(malformed.length).toBeGreaterThan(100)
})

test.each(
  ports.flatMap((port) => malformed.map((address) => ({ port, address: address.slice(0, 40), whole: address }))),
)('[OPS-04] $address at the $port port is not found, and alerts nobody', async ({ port, whole }) => {
  expect([[400], [404]]).toContainEqual(await statuses(port, get(whole)))
  expect(alerts()).toEqual([])
})

test.each(['/js', '/css', '/assets', '/gallery/js'])('files of %s are still served', async (folder) => {
  expect(await statuses('portal', get(`${folder}/a-1.js`))).toEqual([200])
  expect(await statuses('portal', get(`${folder}/a-1.js?v=1`))).toEqual([200])
  expect(await statuses('portal', get(`${folder}/missing.js`))).toEqual([404])
  expect(await statuses('portal', get(`${folder}/`))).toEqual([404])
})

/** Characters that file systems and parsers of addresses take for more than a letter. */
const odd = fc.constantFrom(
  ...[
    '..',
    '.',
    '/',
    '//',
    '\\',
    '%',
    '%00',
    '%2e',
    '%2f',
    '%5c',
    '%c0%ae',
    '%ff',
    '%0d%0a',
    '[',
    ']',
    '@',
    ':',
    '*',
    '~',
  ],
  ...[
    ';',
    '?',
    '#',
    '&',
    '=',
    '|',
    '<',
    '"',
    'a-1.js',
    '.br',
    '.gz',
    'index.html',
    'CON',
    '\x7f',
    '\xff',
    '\x80',
    '\xc3\xa9',
  ],
)
const name = fc.oneof(
  fc.array(odd, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }),
  fc.integer({ min: 90, max: 9_000 }).map((length) => 'n'.repeat(length)),
  fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
)
const requestLine = fc
  .record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD') },
      { weight: 1, arbitrary: fc.constantFrom('POST', 'OPTIONS', 'get', '') },
    ),
    folder: fc.oneof(
      fc.constantFrom(...folders).map((folder) => `/${folder}/`),
      fc.constantFrom('/', '', '//', 'http://localhost/'),
    ),
    name,
    version: fc.oneof(
      { weight: 9, arbitrary: fc.constant(' HTTP/1.1') },
      { weight: 1, arbitrary: fc.constantFrom(' HTTP/1.0', '', ' HTTP/9') },
    ),
  })
  .map(({ method, folder, name, version }) => Buffer.from(`${method} ${folder}${name}${version}`, 'latin1'))

test.each(ports)('whatever bytes name an address at the %s port, nothing fails', { timeout }, async (port) => {
  let understood = 0
  await fc.assert(
    fc.asyncProperty(requestLine, async (line) => {
      const seen = await statuses(port, line)
      understood += seen.some((status) => status !== 400) ? 1 : 0
      expect(seen.filter((status) => status >= 500)).toEqual([])
      expect(alerts()).toEqual([])
    }),
    { numRuns, seed },
  )
  // Bytes that are no HTTP test only the parser.
  expect(understood / numRuns).toBeGreaterThan(0.3)
})
