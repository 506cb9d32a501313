import { mkdtempDisposableSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDatabase } from '#/platform/db/database.ts'
import { type CrashWriter, startWriter, writtenNumbers } from '#/test-world/crash-writer.ts'

/** Openers of a folder in use are refused in one test of the data folder too; here while its owner writes. */
const isDeep = process.env.DEEP === '1'
const kills = Number(process.env.CRASH_KILLS ?? 1)
const seed = Number(process.env.CRASH_SEED ?? 1)
const timeout = 60_000 + kills * 40_000

/** After how many acknowledgements to kill, and how many turns of our event loop later. */
const moment = fc.record({ acknowledgements: fc.integer({ min: 1, max: 60 }), turns: fc.nat(300) })
const newFolder = () => mkdtempDisposableSync(join(tmpdir(), 'banyan-crash-'))
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

/** Kills the writer as soon as the engine begins to make or to recover the folder, which its control file tells. */
async function killWhileOpening(folder: string, turns: number): Promise<void> {
  const file = join(folder, 'pglite', 'global', 'pg_control')
  const written = () => statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs
  const before = written()
  await using writer = startWriter(folder)
  let hasOpened = false
  void writer.found.then(() => {
    hasOpened = true
  })
  while (written() === before && !hasOpened) await setImmediate()
  for (let turn = 0; turn < turns && !hasOpened; turn++) await setImmediate()
  await writer.kill()
  // A process that ended by itself did not open what it found.
  expect(await writer.ended).toEqual({ code: null, stderr: '' })
}

/** Everything up to `last`, each once; the commit that was under way may have come through without its acknowledgement. */
function expectAll(numbers: readonly number[] | undefined, last: number): number {
  const count = numbers?.length ?? -1
  expect([last, last + 1]).toContain(count)
  expect(numbers).toEqual(upTo(count))
  return count
}

async function numbersIn(folder: string): Promise<number[]> {
  await using database = await openDatabase({ engine: 'pglite', folder })
  return await database.transaction(writtenNumbers)
}

/** Where the writer got to; its acknowledgements follow upon what it found. */
function lastOf({ acknowledged }: CrashWriter, found: number): number {
  const last = found + acknowledged.length
  expect(acknowledged).toEqual(upTo(last).slice(found))
  return last
}

test(`nothing acknowledged is lost or doubled: ${kills} kills among commits, ${kills} while opening, seed ${seed}`, {
  timeout,
}, async () => {
  using folder = newFolder()
  let last = 0
  for (const { acknowledgements, turns } of fc.sample(moment, { seed, numRuns: kills })) {
    await killWhileOpening(folder.path, turns)
    await using writer = startWriter(folder.path)
    await writer.told(acknowledgements)
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    await writer.kill()
    expect(await writer.ended).toEqual({ code: null, stderr: '' })
    last = lastOf(writer, expectAll(await writer.found, last))
  }
  expectAll(await numbersIn(folder.path), last)
})

if (isDeep)
  test(`a second opener is refused ${kills} times while the first goes on writing`, { timeout }, async () => {
    using folder = newFolder()
    await using writer = startWriter(folder.path)
    for (let opener = 1; opener <= kills; opener++) {
      await writer.told(writer.acknowledged.length + 1)
      await using second = startWriter(folder.path)
      expect(await second.found).toBeUndefined()
      expect(await second.ended).toEqual({
        code: 1,
        stderr: expect.stringMatching(
          /^Another server \(process \d+\) is using .+\. Stop it, or set DATA_DIR to another folder\.\n$/,
        ),
      })
    }
    await writer.told(writer.acknowledged.length + 1)
    await writer.kill()
    expect(await writer.ended).toEqual({ code: null, stderr: '' })
    expectAll(await numbersIn(folder.path), lastOf(writer, 0))
  })
