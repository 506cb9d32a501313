import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Measure } from '#/harness/measure.ts'
import { statsOf } from '#/harness/stats.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const built = new URL('../../portal/dist/', import.meta.url).pathname
const manifestFile = join(built, '.vite', 'manifest.json')
const pageSources = ['src/pages/lottery/odds-page.tsx', 'src/features/lottery/bet-types/odds-route.ts']
const familySource = /rules\/lottery\/families\/(\w+)\/\1-family\.ts$/

/** What is missing before bytes can be counted. */
export function bytesMissing(): string | undefined {
  return readManifest() ? undefined : 'portal/dist is missing or older than the odds checker: run npm start once.'
}

/** What each family adds, in gzip, to a visitor who has the odds checker open; that page itself beside them. */
export function familyBytes(): readonly Measure[] {
  const manifest = readManifest() ?? {}
  const families = Object.keys(manifest).filter((source) => familySource.test(source))
  const page = filesOf(manifest, pageSources)
  const first = filesOf(manifest, ['index.html'])
  const own = (sources: readonly string[], without: ReadonlySet<string>) =>
    kilobytes([...filesOf(manifest, sources)].filter((file) => !without.has(file)))
  return [
    report('odds checker without any family', own(pageSources, first), { target: 18, floor: 22 }),
    ...families.map((source) => {
      const name = familySource.exec(source)?.[1]?.toUpperCase() ?? source
      return report(`family ${name}`, own([source], new Set([...page, ...first])), { target: 9, floor: 12 })
    }),
  ]
}

function report(name: string, value: number, limits: { target: number; floor: number }): Measure {
  return {
    name: `bytes: ${name}`,
    ...limits,
    unit: 'kB',
    better: 'lower',
    run: async () => ({
      figure: { value, lowest: value, highest: value },
      sides: { gzip: statsOf([value]) },
      sideUnit: 'kB',
      notes: [],
    }),
  }
}

function readManifest(): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
    return pageSources.every((source) => Object.hasOwn(manifest, source)) ? manifest : undefined
  } catch {
    return undefined
  }
}

/** A source's chunk and all that it cannot run without. */
function filesOf(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return seen
}

function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length, 0) / 1000
}
