import { setTimeout as pause } from 'node:timers/promises'
import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { statsOf } from '#/harness/stats.ts'
import { plainAddress } from './addresses.ts'
import { cpuPerRequest } from './cpu-per-request.ts'
import { Load, type Reply } from './load.ts'
import { cpuOf, rawServer } from './raw.ts'
import { type TestBed, testBed } from './test-bed.ts'

export const distinctAddresses = 3_000
const passes = 2
/** Compression runs beside the requests; a pass that comes too soon finds nothing new. */
const compressingMs = 200
/** What a browser sends that reads in English. */
export const browser = { 'accept-encoding': 'gzip, deflate, br', language: 'EN' }

/** A page that was asked for before, compressed as browsers take it. */
export const cachedPage: Measure = {
  name: 'CPU per request, cached page ÷ raw node:http, same bytes',
  floor: 1.35,
  target: 1.15,
  unit: '×',
  better: 'lower',
  async run(effort) {
    await using bed = await testBed(1)
    using server = new Load(bed.servers[0]?.portal ?? '', browser)
    const paths = Array.from({ length: distinctAddresses }, (_, number) => plainAddress(number))
    await using raw = await rawServer(await packedAnswers(server, paths))
    using bare = new Load(raw.portal, browser)
    return await compare(bed, server, bare, () => cpuOf(raw), paths, effort)
  },
}

async function compare(
  bed: TestBed,
  server: Load,
  bare: Load,
  rawCpu: () => Promise<number>,
  paths: readonly string[],
  effort: Effort,
) {
  const all = Array.from({ length: passes }, () => paths).flat()
  const samples = await interleave(
    {
      server: async () => await cpuPerRequest(server, all, bed.cpuSeconds),
      raw: async () => await cpuPerRequest(bare, all, rawCpu),
    },
    effort,
  )
  return {
    figure: ratio(samples.server, samples.raw),
    sides: { server: statsOf(samples.server), 'raw node:http': statsOf(samples.raw) },
    sideUnit: 'µs',
    notes: [],
  }
}

/** Asks until every answer comes compressed, which it does once it was asked for often enough. */
export async function packedAnswers(load: Load, paths: readonly string[]): Promise<Map<string, Reply>> {
  const packed = new Map<string, Reply>()
  const passesAtMost = 60
  for (let pass = 0; pass < passesAtMost && packed.size < paths.length; pass++) {
    if (pass > 1) await pause(compressingMs)
    const missing = paths.filter((path) => !packed.has(path))
    await load.askAll(missing, (reply, path) => {
      // A page without games is too short to compress.
      if (reply.headers['content-encoding'] === 'br' || reply.body.length < 1_000) packed.set(path, reply)
    })
  }
  if (packed.size < paths.length) throw new Error(`only ${packed.size} of ${paths.length} answers came compressed`)
  return packed
}
