import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Outcome } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { firstAnswer, type Subject } from './first-answer.ts'

const raw: Subject = { script: 'bench/cold-start/raw-server.mjs', variables: {}, leastGames: 1 }

/** The start of `subject` ÷ that of a process that only answers. */
export async function againstRaw(subject: Subject, effort: Effort): Promise<Outcome> {
  const sampler = (which: Subject) => async () => (await firstAnswer(which)).ms
  const samples = await interleave({ server: sampler(subject), raw: sampler(raw) }, effort)
  return {
    figure: ratio(samples.server, samples.raw),
    sides: { server: statsOf(samples.server), 'raw node:http': statsOf(samples.raw) },
    sideUnit: 'ms',
    notes: [],
  }
}
