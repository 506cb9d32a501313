import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from './test-world/world.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-portal-'))
for (const name of ['js', 'css', 'assets']) mkdirSync(join(folder.path, name))
cpSync('portal/public', folder.path, { recursive: true })
const template = readFileSync('portal/index.html', 'utf8').replace('/src/main.tsx', '/js/main.js')
writeFileSync(join(folder.path, 'index.html'), template)
afterAll(() => folder.remove())

const publicUrl = 'https://portal.example'
let w: World
beforeAll(async () => {
  w = await world({ portalFolder: folder.path, galleryFolder: folder.path, publicUrl })
})
afterAll(() => w[Symbol.asyncDispose]())
const get = (url: string) => w.app.portal.inject({ url, headers: { host: 'portal.example' } })
type Answer = Awaited<ReturnType<typeof get>>

/** The directives of an answer's policy by their names. */
function policyOf({ headers }: Answer): Map<string, readonly string[]> {
  const directives = String(headers['content-security-policy'] ?? '').split(';')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    }),
  )
}

const sixMonthsInSeconds = 15_768_000
const unsafe = ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", 'data:', 'https:', 'http:', '*']

/**
 * The modifiers of Mozilla's HTTP Observatory as it publishes them: what an answer earns or costs beyond 100. Whether
 * plain http leads to https is up to the proxy before us, which costs and earns nothing here.
 */
function modifiersOf(answer: Answer): Record<string, number> {
  const { headers, body } = answer
  const policy = policyOf(answer)
  const active = ['script-src', 'object-src', 'default-src'].flatMap((name) => policy.get(name) ?? [])
  const styles = policy.get('style-src') ?? []
  const isUnsafe = [...active, ...styles].some((value) => unsafe.includes(value))
  const startsEmpty = policy.get('default-src')?.join() === "'none'"
  const maxAge = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1] ?? 0)
  const scripts = Array.from(
    body.matchAll(/<script[^>]* src="([^"]*)"/g),
    ([, source = '']) => new URL(source, publicUrl),
  )
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return {
    policy: policy.size < 2 ? -25 : isUnsafe ? -20 : startsEmpty ? 10 : 5,
    cookies: headers['set-cookie'] ? -20 : 0,
    sharing: headers['access-control-allow-origin'] ? -50 : 0,
    transport: maxAge >= sixMonthsInSeconds ? 0 : maxAge > 0 ? -10 : -20,
    referrer: isPrivate.includes(String(headers['referrer-policy'])) ? 5 : 0,
    integrity: scripts.every(({ origin }) => origin === publicUrl) ? 0 : -5,
    types: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    frames: policy.get('frame-ancestors')?.join() === "'none'" ? 5 : headers['x-frame-options'] === 'DENY' ? 0 : -20,
    resources: headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  }
}

test.each(['/', '/rng', '/info/beginner-guide'])(
  'the document at %s scores what the Observatory calls A+',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<script type="module" src="/js/main.js">')
    const modifiers = modifiersOf(answer)
    const score = Object.values(modifiers).reduce((sum, each) => sum + each, 100)
    expect(modifiers).toEqual({
      ...{ policy: 10, cookies: 0, sharing: 0, transport: 0, referrer: 5 },
      ...{ integrity: 0, types: 0, frames: 5, resources: 10 },
    })
    expect(score).toBeGreaterThanOrEqual(120)
  },
)

/** The page to browse the calls is a library's, which writes styles as it likes; it is public in the demo only. */
const inlineStyles = '/api/'

test.each([
  ...[
    '/',
    '/nowhere',
    '/offline/offline.html',
    '/offline/offline.js',
    '/service-worker.js',
    '/gallery/',
    '/robots.txt',
  ],
  ...['/manifest.webmanifest', '/icons/mark.svg', '/openapi.json', '/wps/system/config', '/wps/nothing', '/healthz'],
])('the policy of %s starts empty and lets nothing inline run', async (url) => {
  const answer = await get(url)
  expect(policyOf(answer).get('default-src')).toEqual(["'none'"])
  expect(answer.headers['content-security-policy']).not.toMatch(/unsafe-|\*/)
})

test.each([...['/', '/rng', '/nowhere', '/offline/offline.html', '/gallery/', inlineStyles]])(
  'the document at %s shares its window with nobody and asks for no device',
  async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  },
)

test('the page of the calls runs nothing inline that is not named by its hash', async () => {
  const policy = policyOf(await get(inlineStyles))
  expect(policy.get('default-src')).toEqual(["'none'"])
  for (const [name, values] of policy) if (name !== 'style-src') expect(values.join(' ')).not.toContain('unsafe-')
  expect(policy.get('script-src')?.join(' ')).toMatch(/^'self' 'sha256-/)
})
