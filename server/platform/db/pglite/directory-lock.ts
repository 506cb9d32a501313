import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#/platform/process/start-error.ts'
import { isRunning, startOf } from './process-identity.ts'

interface Owner {
  readonly pid: number
  readonly start: string | undefined
  readonly host: string
}

/**
 * Takes `folder` for this process. The embedded engine has no lock of its own: two processes on one
 * folder both acknowledge commits, and it never opens again. The lock of a dead process is taken over.
 */
export function lockDirectory(folder: string): Disposable {
  const file = join(folder, 'server.lock')
  const self: Owner = { pid: process.pid, start: startOf(process.pid), host: hostname() }
  if (!create(file, self)) takeOver(file, self, folder)
  return {
    [Symbol.dispose]() {
      rmSync(file, { force: true })
    },
  }
}

/** Replaces a dead owner's lock. A second lock lets one starter at a time judge, or two would each remove the other's. */
function takeOver(file: string, self: Owner, folder: string): void {
  const judging = `${file}.takeover`
  if (!create(judging, self)) {
    throw new StartError(`Another server is starting on ${folder}. If none is, remove ${judging} and start again.`)
  }
  try {
    const owner = read(file)
    if (owner && isAlive(owner, self)) {
      const where = owner.host === self.host ? `process ${owner.pid}` : `process ${owner.pid} on ${owner.host}`
      throw new StartError(`Another server (${where}) is using ${folder}. Stop it, or set DATA_DIR to another folder.`)
    }
    rmSync(file, { force: true })
    if (!create(file, self)) throw new StartError(`Another server has just started on ${folder}.`)
  } finally {
    rmSync(judging, { force: true })
  }
}

function isAlive(owner: Owner, self: Owner): boolean {
  if (owner.host !== self.host) return true
  if (!isRunning(owner.pid)) return false
  const start = startOf(owner.pid)
  return start === undefined || owner.start === undefined || start === owner.start
}

/** Creates `file` whole or not at all: a link appears with its contents, so nobody reads a half-written lock. */
function create(file: string, owner: Owner): boolean {
  const draft = `${file}.${owner.pid}`
  writeFileSync(draft, `${JSON.stringify(owner)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The lock's owner; undefined when its file has gone meanwhile or says nothing readable. */
function read(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}
