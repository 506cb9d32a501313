import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { clientFile, clientSource } from './generate-client.ts'

/** Every generated file that is committed, with the source it should have. */
const generated = [{ file: clientFile, source: clientSource }]

for (const { file, source } of generated) {
  if ((await readFile(file, 'utf8').catch(() => '')) === source()) continue
  console.log(`${fileURLToPath(file)} is not what its generator writes; run npm run generate.`)
  process.exitCode = 1
}
