import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

interface Build {
  readonly name: string
  readonly workspace: string
  readonly inputs: readonly string[]
  readonly build: (workspace: string) => void | Promise<void>
}

/** What is built, from which folders, and how. */
const builds: readonly Build[] = [
  {
    name: 'the portal',
    workspace: 'portal',
    inputs: ['portal', 'client', 'ui', 'contract', 'rules', 'package-lock.json'],
    build: buildPages,
  },
  {
    name: 'the console',
    workspace: 'console',
    inputs: ['console', 'client', 'ui', 'contract', 'rules', 'package-lock.json'],
    build: buildPages,
  },
  { name: 'the gallery', workspace: 'ui', inputs: ['ui', 'package-lock.json'], build: buildPages },
  {
    name: 'the server',
    workspace: 'server',
    inputs: ['server', 'contract', 'rules', 'art', 'package-lock.json'],
    build: bundleServer,
  },
]
const left = new Set(['node_modules', 'dist'])
/** Below this a compressed file saves less than its headers cost. */
const compressFromBytes = 400

/** Builds what has changed since it was last built. */
export async function buildAll(): Promise<void> {
  for (const { name, workspace, inputs, build } of builds) {
    const output = join(workspace, 'dist')
    const stampFile = join(output, '.built-from')
    const stamp = hashOf(inputs)
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue
    process.stdout.write(`• Building ${name}\n`)
    await build(workspace)
    writeFileSync(stampFile, stamp)
  }
}

function buildPages(workspace: string): void {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  // Node reads the configuration as it is: bundled, it would take the pages along that definitions fetch.
  const config = ['--config', join(workspace, 'vite.config.ts'), '--configLoader', 'native']
  const args = [vite, 'build', ...config, '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${workspace} could not be built; the reason stands above`)
  compress(join(workspace, 'dist'))
}

/** Packages that read files beside themselves, and so stay where they are. */
const unbundled = [
  /^@electric-sql\//,
  /^@scalar\//,
  /^@node-rs\//,
  /^@ip-location-db\//,
  /^pino/,
  /^sharp$/,
  'pg-native',
]

/**
 * One file of the server's thousand modules, which start in a third of the time. The sources run as they are,
 * in tests and while developing; only `npm start` and the benches take the bundle.
 */
async function bundleServer(workspace: string): Promise<void> {
  const bundle = await rolldown({
    input: {
      main: join(workspace, 'main.ts'),
      'engine-thread': join(workspace, 'platform/db/pglite/engine-thread.ts'),
      'draw-anew': join(workspace, 'platform/images/program/draw-anew.ts'),
      'check-signatures': join(workspace, 'modules/lottery/beacon/check-signatures.ts'),
      'judge-passwords': join(workspace, 'modules/sign-in/judging/judge-passwords.ts'),
    },
    platform: 'node',
    external: unbundled,
    logLevel: 'warn',
  })
  await bundle.write({ dir: join(workspace, 'dist'), format: 'esm', cleanDir: true, sourcemap: true })
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn)) hash.update(path).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path)
    .filter((name) => !left.has(name))
    .sort()
  return entries.flatMap((name) => filesIn(join(path, name)))
}

/** Writes a .br and a .gz beside every text file, so that no request waits for a compressor. */
function compress(folder: string): void {
  for (const path of filesIn(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
    const bytes = readFileSync(path)
    if (bytes.length < compressFromBytes) continue
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}
