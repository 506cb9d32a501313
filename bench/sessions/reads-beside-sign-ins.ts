import { plainAddress } from '#/game-list/addresses.ts'
import { browser, packedAnswers } from '#/game-list/cached-page.ts'
import { Load } from '#/game-list/load.ts'
import { testBed } from '#/game-list/test-bed.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { steadily } from '#/harness/steadily.ts'
import { People } from './people.ts'

const pages = 300
const readsPerSecond = 200
const signInsPerSecond = 20
const seconds = 5

/** Pages of the game list, asked for at a steady pace whatever the server does, so that waiting for it counts. */
export const readsBesideSignIns: Measure = {
  name: 'p99 of the game list: beside 20 sign-ins a second ÷ alone',
  floor: 1.5,
  target: 1.2,
  unit: '×',
  better: 'lower',
  async run(effort) {
    await using bed = await testBed(1)
    using load = new Load(bed.servers[0]?.portal ?? '', browser)
    const paths = Array.from({ length: pages }, (_, number) => plainAddress(number))
    await packedAnswers(load, paths)
    const people = await People.arrive(bed)
    const p99 = async () => {
      const times: number[] = []
      await steadily({ perSecond: readsPerSecond, count: readsPerSecond * seconds }, async (number, dueAt) => {
        const { status } = await load.ask(paths[number % pages] ?? '')
        if (status !== 200) throw new Error(`the list answered ${status}`)
        times.push(performance.now() - dueAt)
      })
      return quantile(times, 0.99)
    }
    const samples = await interleave(
      {
        alone: p99,
        beside: async () => {
          const signIn = await people.ready({ count: signInsPerSecond * seconds, perSecond: signInsPerSecond })
          const [figure] = await Promise.all([p99(), signIn()])
          return figure
        },
      },
      effort,
    )
    return {
      figure: ratio(samples.beside, samples.alone),
      sides: { 'beside sign-ins': statsOf(samples.beside), alone: statsOf(samples.alone) },
      sideUnit: 'ms',
      notes: [
        `${readsPerSecond} reads a second for ${seconds} s a sample, each timed from the moment that it was due`,
        'a sign-in opens a sealed body, uses a pass, checks Argon2id and begins a session; the client shares the two cores',
      ],
    }
  },
}
