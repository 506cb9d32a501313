import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { clientTables } from './generate-client.ts'

for (const { file, source } of clientTables)
  if ((await readFile(file, 'utf8').catch(() => '')) !== source()) {
    console.log(`${fileURLToPath(file)} is not what its generator writes; run npm run generate.`)
    process.exitCode = 1
  }

// The portal's own generator: tools don't import the portal.
const pages = spawnSync(process.execPath, ['portal/build/generate-pages.ts', '--check'], { stdio: 'inherit' })
if (pages.status !== 0) process.exitCode = 1
