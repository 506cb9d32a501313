import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { SourceFile } from './finding.ts'

const textual = /\.(ts|tsx|mts|mjs|js|css|sql|md|json)$/
/** Bytes of file names; a tree that needs more is not this one. */
const maxBuffer = 16 * 1024 * 1024

/** Every file of the tree that git tracks or would track, by its path. */
export async function trackedPaths(root: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer,
  })
  return [...new Set(stdout.split('\0').filter(Boolean))]
}

/** The text files among them; one that was deleted but not yet committed is left out. */
export async function sourceFiles(root: string): Promise<SourceFile[]> {
  const paths = (await trackedPaths(root)).filter((path) => textual.test(path) && path !== 'package-lock.json')
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(`${root}/${path}`, 'utf8').catch(() => undefined) })),
  )
  return files.filter((file): file is SourceFile => file.text !== undefined)
}
