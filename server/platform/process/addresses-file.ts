import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a server listens. */
interface Addresses {
  readonly portal: string
  readonly operator: string
  readonly vendors: string
}

/** Leaves where this process listens beside the lock of its data folder, for commands that are given the folder alone. */
export function leaveAddresses(folder: string, addresses: Addresses): Disposable {
  const file = join(folder, 'server.addresses')
  const draft = `${file}.${process.pid}`
  // It appears whole: a command may look at any moment.
  writeFileSync(draft, `${JSON.stringify({ pid: process.pid, ...addresses })}\n`, { mode: 0o600 })
  renameSync(draft, file)
  return {
    [Symbol.dispose]() {
      rmSync(file, { force: true })
    },
  }
}
