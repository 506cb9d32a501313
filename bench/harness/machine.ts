import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg, totalmem } from 'node:os'

/** What the figures were measured on, in one line. */
export function machineLine(postgresVersion: string | undefined): string {
  const memoryGib = totalmem() / 2 ** 30
  return [
    `${availableParallelism()} cores`,
    `${memoryGib.toFixed(0)} GiB`,
    `${process.platform}-${process.arch}`,
    `Node ${process.versions.node}`,
    postgresVersion ?? 'no PostgreSQL',
  ].join(', ')
}

/** How busy the machine is, with or without us: a reader trusts a calm one more. */
export function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

/** The commit that was measured; a tree with changes is not a commit. */
export function measuredCommit(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--untracked-files=no') !== ''
  return `${git('rev-parse', '--short=10', 'HEAD')}${changed ? ' with changes' : ''}`
}
