import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { clientTables } from './generate-client.ts'

for (const { file, source } of clientTables)
  if ((await readFile(file, 'utf8').catch(() => '')) !== source()) {
    console.log(`${fileURLToPath(file)} is not what its generator writes; run npm run generate.`)
    process.exitCode = 1
  }
