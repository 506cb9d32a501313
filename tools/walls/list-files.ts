import { readdir, readFile } from 'node:fs/promises'
import type { SourceFile } from './finding.ts'

const textual = /\.(ts|tsx|mts|mjs|js|css|sql|md|json)$/

/** Names that .gitignore leaves out of the tree. */
const isIgnored = (name: string) =>
  ['.git', 'node_modules', 'data', 'dist', '.reports', '.screens', '.DS_Store'].includes(name) || name.endsWith('.log')

/** Every file of the tree that git tracks or would track, by its path; a machine without git has the same. */
export async function trackedPaths(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(`${root}/${folder}`, { withFileTypes: true })
  const paths = await Promise.all(
    entries
      .filter(({ name }) => !isIgnored(name))
      .map(async (entry) => {
        const path = folder ? `${folder}/${entry.name}` : entry.name
        return entry.isDirectory() ? await trackedPaths(root, path) : [path]
      }),
  )
  return paths.flat().toSorted()
}

/** The text files among them. */
export async function sourceFiles(root: string): Promise<SourceFile[]> {
  const paths = (await trackedPaths(root)).filter((path) => textual.test(path) && path !== 'package-lock.json')
  return await Promise.all(paths.map(async (path) => ({ path, text: await readFile(`${root}/${path}`, 'utf8') })))
}
