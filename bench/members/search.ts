import { calls } from '@banyan/contract/calls.ts'
import { Load } from '#/game-list/load.ts'
import { testBed } from '#/game-list/test-bed.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { startChild } from '#/servers/child.ts'
import { connect } from '#/sessions/database.ts'
import { memberCount, type NameScript, populate, scripts, typedFor } from './population.ts'

const pageSize = 50

/** What one side asks for the names of a script, one at a time. */
interface Asked {
  readonly search: readonly string[]
  readonly select: readonly string[]
}

/** Searches of each script beside a select of the same members by their primary keys, through HTTP both. */
export const searchInEveryScript: Measure = {
  name: `search of ${memberCount.toLocaleString('en')} members ÷ the same rows by primary key, p95, the slowest script`,
  floor: 5,
  target: 3,
  unit: '×',
  better: 'lower',
  async run(effort) {
    await using bed = await testBed(1, { lines: () => [] })
    await populate(bed)
    await using sql = await startChild({
      script: 'bench/members/select-server.mjs',
      variables: { DATABASE_URL: bed.cluster.url },
    })
    using ours = new Load(bed.servers[0]?.operator ?? '', { authorization: bed.authorization })
    using theirs = new Load(sql.portal)
    const measured = []
    for (const script of scripts) {
      const asked = await askedFor(ours, bed.cluster.url, script)
      const samples = await interleave(
        { search: () => p95Of(ours, asked.search), select: () => p95Of(theirs, asked.select) },
        effort,
      )
      measured.push({ script, samples, figure: ratio(samples.search, samples.select), count: asked.search.length })
    }
    const [slowest] = measured.toSorted((one, other) => other.figure.value - one.figure.value)
    if (!slowest) throw new Error('nothing was measured')
    return {
      figure: slowest.figure,
      sides: Object.fromEntries(
        measured.flatMap(({ script, samples }) => [
          [`${script.name}: search`, statsOf(samples.search)],
          [`${script.name}: by primary key`, statsOf(samples.select)],
        ]),
      ),
      sideUnit: 'ms',
      notes: measured.map(
        ({ script, figure, count }) =>
          `${script.name}: ${figure.value.toFixed(2)} × (p95 of ${count} searches a round)`,
      ),
    }
  },
}

/** The searches, each with a select of the members that it finds; throws where one finds nobody. */
async function askedFor(load: Load, url: string, script: NameScript): Promise<Asked> {
  await using database = await connect(url)
  const search: string[] = []
  const select: string[] = []
  for (const typed of typedFor(script)) {
    const path = `${calls.findMembers.path}?${new URLSearchParams({ q: typed, size: String(pageSize) })}`
    const { status, body } = await load.ask(path)
    const { value } = JSON.parse(body.toString()) as { value: { rows: { id: string }[] } }
    if (status !== 200 || value.rows.length === 0) throw new Error(`${typed} found nobody: ${status}`)
    const { rows } = await database.client.query('select id from accounts where public_id = any($1)', [
      value.rows.map(({ id }) => id),
    ])
    search.push(path)
    select.push(`/?ids=${rows.map(({ id }) => id).join()}`)
  }
  return { search, select }
}

/** Milliseconds that 95 of 100 take no longer than. */
async function p95Of(load: Load, paths: readonly string[]): Promise<number> {
  const times: number[] = []
  for (const path of paths) {
    const began = performance.now()
    const { status } = await load.ask(path)
    times.push(performance.now() - began)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  return quantile(times, 0.95)
}
