import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { openDatabase } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'

/** A process that commits rows numbered 1, 2, 3 …, one a transaction, and tells each number once it is acknowledged. */
export interface CrashWriter extends AsyncDisposable {
  /** The numbers that it found when it opened the folder; undefined when it ended before. */
  readonly found: Promise<number[] | undefined>
  /** Every number that it told, in order. */
  readonly acknowledged: readonly number[]
  /** Resolves once it has told `count` numbers, or has ended. */
  told(count: number): Promise<void>
  /** Its exit code and what it complained about; everything that it told has arrived by then. */
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>
  kill(): Promise<void>
}

/** Starts a writer on the embedded database in `folder`. */
export function startWriter(folder: string): CrashWriter {
  const compiled = new URL('../../node_modules/.cache/compiled', import.meta.url).pathname
  const child = spawn(process.execPath, [import.meta.filename, folder], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const acknowledged: number[] = []
  const waiting = new Set<() => void>()
  const found = Promise.withResolvers<number[] | undefined>()
  let hasEnded = false
  let stderr = ''
  const wake = () => {
    for (const look of waiting) look()
  }
  child.stderr.on('data', (chunk) => (stderr += chunk))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = JSON.parse(line) as number | number[]
    if (typeof said === 'number') acknowledged.push(said)
    else found.resolve(said)
    wake()
  })
  const ended = once(child, 'close').then(([code]) => {
    hasEnded = true
    found.resolve(undefined)
    wake()
    return { code: code as number | null, stderr }
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return {
    found: found.promise,
    acknowledged,
    told: (count) =>
      new Promise((resolve) => {
        const look = () => (acknowledged.length >= count || hasEnded) && resolve()
        waiting.add(look)
        look()
      }),
    ended,
    kill,
    [Symbol.asyncDispose]: kill,
  }
}

/** The numbers in the table, which is made when it is missing. No key holds them apart: a doubled row is to be seen. */
export async function writtenNumbers(tx: Tx): Promise<number[]> {
  await sql`create table if not exists crash_rows (number integer not null, filler text not null)`.execute(tx)
  const { rows } = await sql<{ number: number }>`select number from crash_rows order by number`.execute(tx)
  return rows.map(({ number }) => number)
}

/** Rows of 0 to 12 kB, so that a kill meets commits of one page of log and of several. */
function filler(number: number): string {
  return String(number).repeat((number * 37) % 3000)
}

async function writeUntilKilled(folder: string): Promise<void> {
  await using database = await openDatabase({ engine: 'pglite', folder })
  const say = (what: number | number[]) => process.stdout.write(`${JSON.stringify(what)}\n`)
  const numbers = await database.transaction(writtenNumbers)
  say(numbers)
  for (let number = (numbers.at(-1) ?? 0) + 1; ; number++) {
    await database.transaction((tx) =>
      sql`insert into crash_rows (number, filler) values (${number}, ${filler(number)})`.execute(tx),
    )
    say(number)
  }
}

if (import.meta.main) {
  await writeUntilKilled(process.argv[2] ?? '').catch((error: Error) => {
    process.exitCode = 1
    process.stderr.write(`${error.message}\n`)
  })
}
