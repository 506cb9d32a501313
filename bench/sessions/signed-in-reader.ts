import { calls } from '@banyan/contract/calls.ts'
import { plainAddress } from '#/game-list/addresses.ts'
import { browser, distinctAddresses, packedAnswers } from '#/game-list/cached-page.ts'
import { cpuPerRequest } from '#/game-list/cpu-per-request.ts'
import { Load } from '#/game-list/load.ts'
import { testBed } from '#/game-list/test-bed.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { oneSession } from './one-session.ts'

const passes = 4

/** The same pages of the game list, compressed, for a member with cookie and token and for a visitor. */
export const signedInReader: Measure = {
  name: 'throughput of a core, cached page: with a session ÷ without',
  floor: 0.9,
  target: 0.97,
  unit: '×',
  better: 'higher',
  async run(effort) {
    await using bed = await testBed(1)
    const portal = bed.servers[0]?.portal ?? ''
    const session = await oneSession(bed)
    using visitor = new Load(portal, browser)
    using member = new Load(portal, { ...browser, ...session })
    const paths = Array.from({ length: distinctAddresses }, (_, number) => plainAddress(number))
    await packedAnswers(visitor, paths)
    const all = Array.from({ length: passes }, () => paths).flat()
    const throughput = (load: Load) => async () => 1e6 / (await cpuPerRequest(load, all, bed.cpuSeconds))
    const samples = await interleave({ member: throughput(member), visitor: throughput(visitor) }, effort)
    // A session that was none would have cost nothing.
    const { status } = await member.ask(calls.favouriteIds.path)
    if (status !== 200) throw new Error(`the session answered ${status} at the end`)
    return {
      figure: ratio(samples.member, samples.visitor),
      sides: { 'with a session': statsOf(samples.member), 'without one': statsOf(samples.visitor) },
      sideUnit: '/s',
      notes: ['requests for each second of processor time, so that the load beside it does not count'],
    }
  },
}
