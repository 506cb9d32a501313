import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { clientTableFile, clientTableSource } from './generate-client.ts'

if ((await readFile(clientTableFile, 'utf8').catch(() => '')) !== clientTableSource()) {
  console.log(`${fileURLToPath(clientTableFile)} is not what its generator writes; run npm run generate.`)
  process.exitCode = 1
}
