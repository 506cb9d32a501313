import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartError } from '#/platform/process/start-error.ts'
import { lockDirectory } from './directory-lock.ts'
import { startOf } from './process-identity.ts'

const newFolder = () => mkdtempDisposableSync(join(tmpdir(), 'banyan-lock-'))

function claimedBy(folder: string, owner: object | string): void {
  writeFileSync(join(folder, 'server.lock'), typeof owner === 'string' ? owner : JSON.stringify(owner))
}

/** The id of a process that ran and has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

test('a folder is held until it is let go, and leaves nothing behind', () => {
  using folder = newFolder()
  {
    using _lock = lockDirectory(folder.path)
    expect(() => lockDirectory(folder.path)).toThrow(StartError)
    expect(() => lockDirectory(folder.path)).toThrow(`process ${process.pid}`)
  }
  using _again = lockDirectory(folder.path)
  expect(readdirSync(folder.path)).toEqual(['server.lock'])
})

test('the lock of a dead process is taken over', async () => {
  using folder = newFolder()
  claimedBy(folder.path, { pid: await deadPid(), start: 'boot/1', host: hostname() })
  using _lock = lockDirectory(folder.path)
  expect(readdirSync(folder.path)).toEqual(['server.lock'])
})

test('so is that of a process whose id another one has now', () => {
  using folder = newFolder()
  claimedBy(folder.path, { pid: process.pid, start: 'another-boot/1', host: hostname() })
  using _lock = lockDirectory(folder.path)
  expect(existsSync(join(folder.path, 'server.lock'))).toBe(true)
})

test('and a lock that says nothing readable', () => {
  using folder = newFolder()
  claimedBy(folder.path, '{"pid":')
  using _lock = lockDirectory(folder.path)
  expect(readdirSync(folder.path)).toEqual(['server.lock'])
})

test.each([
  { why: 'a process that runs', owner: { pid: process.ppid, start: startOf(process.ppid), host: hostname() } },
  { why: 'a process of another machine', owner: { pid: 1, start: 'x', host: 'elsewhere' } },
])('the lock of $why is respected', ({ owner }) => {
  using folder = newFolder()
  claimedBy(folder.path, owner)
  expect(() => lockDirectory(folder.path)).toThrow(StartError)
  expect(readdirSync(folder.path)).toEqual(['server.lock'])
})

test('while somebody judges a lock nobody else does', () => {
  using folder = newFolder()
  claimedBy(folder.path, '')
  writeFileSync(join(folder.path, 'server.lock.takeover'), '')
  expect(() => lockDirectory(folder.path)).toThrow(/is starting on/)
})
