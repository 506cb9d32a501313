import { execFile } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ValueOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { fairGames } from '@banyan/rules/lottery/lottery-games.ts'
import { expect, test } from 'vitest'
import { serverFolder } from '#/platform/server-folder.ts'
import { world } from '#/test-world/world.ts'
import { HttpBeacon } from './beacon/http-beacon.ts'
import { startSandboxBeacon } from './beacon/test-world/sandbox-beacon.ts'
import { issueDrawer } from './draws/draw-issues.ts'
import { Seeds } from './draws/seeds.ts'

const script = fileURLToPath(new URL('../rules/lottery/verify-draw.mjs', serverFolder))
const draws = 500
const daySeconds = 86_400
/** Processes that verify at once. */
const verifiers = 2

test('[LOT-07] five hundred draws of the engine, of every fair game, are repeated by the script', async () => {
  await using sandbox = await startSandboxBeacon()
  await using w = await world({ beacon: sandbox.config })
  // Issues are made the day before; the beacon of the sandbox has the time of day.
  await w.moveClock(-daySeconds)
  await w.app.work.runDue('make-issues')
  await w.moveClock(0)
  await w.app.work.polled('close-issues')
  await using beacon = new HttpBeacon({
    ...sandbox.config,
    now: () => new Date(),
    onFailure: ({ relay, reason }) => {
      throw new Error(`${relay}: ${reason}`)
    },
  })
  const seeds = new Seeds(w.database.db, w.seedKey)
  const draw = issueDrawer({
    ...{ database: w.database, beacon, chain: sandbox.config.chain, seeds },
    onFailure: ({ err }) => {
      throw err
    },
  })
  const drawn = () =>
    w.database.db
      .selectFrom('lottery_issues')
      .select(['game_code as gameCode', 'issue as numero'])
      .where('state', '=', 'drawn')
      .execute()
  let issues = await drawn()
  // The oldest first, until every game is among them: not all days begin at one time.
  while (issues.length < draws || new Set(issues.map(({ gameCode }) => gameCode)).size < fairGames.length) {
    expect(await draw()).toBe(true)
    issues = await drawn()
  }

  using folder = mkdtempDisposableSync(join(tmpdir(), 'verify-draws-'))
  const waiting = issues.values()
  const said = new Map<string, number>()
  const verify = async () => {
    for (const { gameCode, numero } of waiting) {
      const query = { gameCode, numero }
      const answer = await w.app.portal.inject({ url: lotteryCalls.drawEvidence.path, query })
      const { value } = answer.json<{ value: ValueOf<typeof lotteryCalls.drawEvidence> }>()
      const file = join(folder.path, `${gameCode}-${numero}.json`)
      writeFileSync(file, JSON.stringify({ ...value, ...value.fair }))
      const lines = await linesOf(file)
      said.set(lines, (said.get(lines) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: verifiers }, verify))
  const ok = ['scheme', 'issue', 'day', 'round', 'signature', 'seed', 'result'].map((name) => `ok          ${name}`)
  expect([...said]).toEqual([[['not checked beacon', ...ok].join('\n'), issues.length]])
}, 600_000)

/** What the script says of evidence; that a demo's chain is not the public one is not checked. */
function linesOf(file: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, file], (_error, stdout) => resolve(stdout.trimEnd()))
  })
}
