import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const inputs = ['portal', 'ui', 'contract', 'rules', 'package-lock.json']
const output = join('portal', 'dist')
const stampFile = join(output, '.built-from')
const left = new Set(['node_modules', 'dist'])
/** Below this a compressed file is hardly smaller than the answer's own headers. */
const compressFromBytes = 1024

/** Builds the portal when what it is made of has changed; true when it did. */
export async function buildPortal(): Promise<boolean> {
  const stamp = hashOf(inputs)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  process.stdout.write('• Building the portal\n')
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const result = spawnSync(process.execPath, [vite, 'build', 'portal', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (result.status !== 0) throw new Error('the portal could not be built; the reason stands above')
  compress(output)
  writeFileSync(stampFile, stamp)
  return true
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
