import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#/platform/process/start-error.ts'

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

/** Rights of the group and of everybody else. */
const others = 0o077
/** Windows has other rights, which Node doesn't show. */
const hasRights = process.platform !== 'win32'

/** Makes sure that `folder` exists, is ours alone and can be written, before the engine finds out half-way. */
export function prepareFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new StartError(
      `The data folder ${folder} can't be used: ${reasons[code] ?? code}. Set DATA_DIR to a folder that can be written.`,
    )
  }
  if (hasRights) closeFolder(folder)
}

/** Takes the rights of everybody but the owner from a folder and all in it; links are left alone. */
export function closeToOthers(path: string): void {
  if (!hasRights) return
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  if ((found.mode & others) !== 0) chmodSync(path, found.mode & 0o700)
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name))
}

/** A folder that holds more than ours, a home or `/tmp`, is nothing to lock others out of: its owner says what to do. */
function closeFolder(folder: string): void {
  const real = realpathSync(folder)
  if (!isOpenToOthers(real)) return
  try {
    if (isOurs(real)) closeToOthers(real)
  } catch {
    // Rights are changed by the owner alone; the check below says so.
  }
  if (!isOpenToOthers(real)) return
  throw new StartError(
    `Other users of this machine can read the data folder ${folder}. Run chmod 700 on it, or set DATA_DIR to another folder.`,
  )
}

function isOpenToOthers(folder: string): boolean {
  return (lstatSync(folder).mode & others) !== 0
}

/** Empty, or made by an earlier start. */
function isOurs(folder: string): boolean {
  const names = readdirSync(folder)
  return names.length === 0 || ['pglite', 'master.key', 'vendor.key', 'beacon.key'].some((name) => names.includes(name))
}
