import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { pictureFile, pictureOf, withPicture } from './architecture-picture.ts'
import { clientTables } from './generate-client.ts'
import { cruiseTree } from './imports/cruise-tree.ts'
import { workspacesOf } from './imports/workspaces-of.ts'
import { hooksFile } from './walls/hook-parties.ts'

const root = process.cwd()
for (const { file, source } of clientTables) await writeFile(file, source())
const { files } = await cruiseTree(root, await workspacesOf(root))
await writeFile(
  pictureFile,
  withPicture(await readFile(pictureFile, 'utf8'), pictureOf(files, await readFile(hooksFile, 'utf8'))),
)

// Generators of the client and of the portal, which tools don't import.
for (const generator of [
  'client/build/generate-text-types.ts',
  'portal/build/list-pages.ts',
  'portal/build/generate-pages.ts',
]) {
  const { status } = spawnSync(process.execPath, [generator], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
