import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterUser } from './own-cluster.ts'

/** A disk of a few megabytes, in memory, that a test fills up and frees again. */
export interface SmallDisk extends Disposable {
  readonly path: string
  /** Takes all the space that is left. */
  fill(): void
  /** Gives back what `fill` took. */
  free(): void
}

/** Undefined where the user of the test may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'banyan-disk-'))
  const user = clusterUser()
  const owner = user ? `,uid=${user.uid},gid=${user.gid}` : ''
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700${owner}`, 'tmpfs', path], {
      stdio: 'ignore',
    })
  } catch {
    rmdirSync(path)
    return undefined
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: () => writeUntilFull(ballast),
    free: () => rmSync(ballast, { force: true }),
    [Symbol.dispose]() {
      execFileSync('umount', ['--lazy', path])
      rmdirSync(path)
    },
  }
}

/** Ever smaller pieces, down to a page of memory. */
function writeUntilFull(path: string): void {
  const file = openSync(path, 'a')
  for (let size = 1024 * 1024; size >= 4096; size /= 2) {
    const piece = Buffer.alloc(size)
    try {
      while (writeSync(file, piece) === size);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error
    }
  }
  closeSync(file)
}
