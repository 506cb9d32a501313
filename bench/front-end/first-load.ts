import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserFlags, browserPath } from './browser-path.ts'
import { serveBuild } from './served-build.ts'

/** Bytes before they are made small, by chunk and by module, as the build has noted them. */
type Contents = Readonly<Record<string, Readonly<Record<string, number>>>>

interface Loaded {
  readonly path: string
  readonly bytes: number
}

// Prints what a page fetches at its first load, in bytes as they were sent: scripts by the packages and folders that they
// are made of, in proportion to what each wrote into them.
const usage = 'usage: npm run first-load -- [/path] [--as USERNAME] [--language vi]'
const root = new URL('../../', import.meta.url).pathname
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, language: { type: 'string', default: 'en' } },
})
const [path = '/'] = positionals
if (positionals.length > 1 || !path.startsWith('/')) throw new Error(usage)

const contents = JSON.parse(readFileSync(join(root, 'portal/dist/.vite/contents.json'), 'utf8')) as Contents
const loaded = await load()
print(
  'all by kind',
  loaded.map(({ path, bytes }) => [kindOf(path), bytes]),
)
for (const kind of ['scripts', 'pictures', 'letters', 'documents', 'answers'])
  print(
    `${kind} by file`,
    loaded.filter(({ path }) => kindOf(path) === kind).map(({ path, bytes }) => [path, bytes]),
  )
print('scripts by module', loaded.flatMap(modulesOf))

/** What the page of a phone fetches until nothing more comes. A first visit has the server compress what it keeps. */
async function load(): Promise<readonly Loaded[]> {
  await using build = await serveBuild(root)
  await using browser = await chromium.launch({ executablePath: browserPath() ?? '', args: browserFlags })
  let found: readonly Loaded[] = []
  for (let visit = 0; visit < 4; visit++) {
    const context = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
      locale: values.language,
    })
    const page = await context.newPage()
    if (values.as) await build.signIn(page, values.as)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const paths = new Map<string, string>()
    const taken: Loaded[] = []
    session.on('Network.responseReceived', ({ requestId, response }) => paths.set(requestId, response.url))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = paths.get(requestId)
      if (url?.startsWith('http')) taken.push({ path: new URL(url).pathname, bytes: encodedDataLength })
    })
    await page.goto(build.url + path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2_000)
    found = taken
    await context.close()
  }
  return found
}

function kindOf(path: string): string {
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? []
  if (ending === 'js') return 'scripts'
  if (ending === 'css') return 'styles'
  if (ending === 'woff2') return 'letters'
  if (/^(svg|png|webp|avif|jpg)$/.test(ending) || path.startsWith('/art/')) return 'pictures'
  return path.startsWith('/wps/') || path.startsWith('/lgw/') ? 'answers' : 'documents'
}

function modulesOf({ path, bytes }: Loaded): readonly (readonly [string, number])[] {
  const modules = Object.entries(contents[path] ?? {})
  const all = modules.reduce((sum, [, written]) => sum + written, 0)
  return modules.map(([module, written]) => [placeOf(module), (bytes * written) / all] as const)
}

/** The package, or the folder of a feature, that a module belongs to. */
function placeOf(module: string): string {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? []
  if (library) return library
  const inside = module.replace(root, '').replace(/^\0/, '')
  const [, feature] = /^(portal\/src\/(?:features|shell|pages)\/[^/]+)\//.exec(inside) ?? []
  return feature ?? inside.split('/').slice(0, -1).slice(0, 3).join('/')
}

function print(title: string, parts: readonly (readonly [string, number])[]): void {
  const sums = new Map<string, number>()
  for (const [name, bytes] of parts) sums.set(name, (sums.get(name) ?? 0) + bytes)
  const all = [...sums.values()].reduce((sum, bytes) => sum + bytes, 0)
  const rows = [...sums].sort(([, one], [, other]) => other - one)
  const line = (name: string, bytes: number) =>
    `${(bytes / 1000).toFixed(1).padStart(7)} kB ${'█'.repeat(Math.round((bytes / all) * 60)).padEnd(1)} ${name}\n`
  process.stdout.write(`\n${title}\n${line('all', all)}${rows.map(([name, bytes]) => line(name, bytes)).join('')}`)
}
