import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { closeToOthers } from './data-folder.ts'
import type { Engine } from './engine.ts'

/** Puts a copy of the snapshot where a database is to be opened for the first time. */
export function beginFrom(snapshot: (() => string) | undefined, folder: string): void {
  if (!snapshot || existsSync(folder)) return
  const kept = snapshot()
  if (existsSync(kept)) copyWhole(kept, folder)
}

/** Keeps the database in `folder`, as it is now, for later first starts. Nobody may write meanwhile. */
export async function keepSnapshot(engine: Engine, folder: string, snapshot: string): Promise<void> {
  await engine.query('checkpoint', [])
  mkdirSync(dirname(snapshot), { recursive: true, mode: 0o700 })
  if (!existsSync(snapshot)) copyWhole(folder, snapshot)
}

/** The copy appears whole or not at all: a start that dies half-way leaves a draft that nobody reads. */
function copyWhole(from: string, to: string): void {
  const draft = `${to}.draft-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(from, draft, { recursive: true })
  // A copy has the rights of its original.
  closeToOthers(draft)
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process was quicker, with the same contents.
    if (!existsSync(to)) throw error
  }
}
