import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#/platform/start-error.ts'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOENT: 'it cannot be made there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the path is too long',
}

/** Makes sure that `folder` exists, is ours alone and can be written, before the engine finds out half-way. */
export function prepareFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new StartError(
      `The data folder ${folder} can't be used: ${reasons[code] ?? code}. Set DATA_DIR to a folder that can be written.`,
    )
  }
}
