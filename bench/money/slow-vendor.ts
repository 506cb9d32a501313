import { calls } from '@banyan/contract/calls.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { Load } from '#/game-list/load.ts'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { steadily } from '#/harness/steadily.ts'
import { startChild } from '#/servers/child.ts'
import { benchGame, type MoneyBed, moneyBed } from './money-bed.ts'
import { sidesOf } from './sides.ts'

const betsPerSecond = 300
const readsPerSecond = 100
const launchesPerSecond = 20
const seconds = 5
/** A tail of so few calls is rough: fewer samples say nothing of it. */
const roundsAtLeast = 7
const address = `${callTable.gameList.path}?gameType=RNG&pageSize=18&language=EN`

/** Bets and lists at a steady pace, while visitors start games at a vendor that does not answer for 10 s (PLAY-06). */
export const besideSlowVendor: Measure = {
  ...{ name: 'p99 of other calls: beside a vendor that is silent for 10 s ÷ without', floor: 1.3, target: 1.1 },
  ...{ unit: '×', better: 'lower' },
  async run(effort) {
    await using silent = await startChild({ script: 'bench/money/silent-vendor.mjs', variables: {} })
    await using bed = await moneyBed({ VENDOR_URLS: `*=${silent.portal}` })
    await openFreePlay(bed)
    await using sides = await sidesOf(bed)
    const portal = bed.servers[0]?.portal ?? ''
    using load = new Load(portal)
    const p99 = async () => {
      const times: number[] = []
      const reads = steadily({ perSecond: readsPerSecond, count: readsPerSecond * seconds }, async (_number, dueAt) => {
        const { status } = await load.ask(address)
        if (status !== 200) throw new Error(`the list answered ${status}`)
        times.push(performance.now() - dueAt)
      })
      const [bets] = await Promise.all([sides.paced('ours', betsPerSecond, betsPerSecond * seconds), reads])
      return quantile([...times, ...bets], 0.99)
    }
    let refused = 0
    const beside = async () => {
      const stopped = new AbortController()
      const launches = steadily({ perSecond: launchesPerSecond, count: launchesPerSecond * seconds }, async () => {
        refused += Number(await isVendorFault(portal, stopped.signal))
      })
      const figure = await p99()
      stopped.abort()
      await launches
      return figure
    }
    const samples = await interleave(
      { alone: p99, beside },
      { ...effort, rounds: Math.max(effort.rounds, roundsAtLeast) },
    )
    await bed.verify()
    if (refused === 0) throw new Error('no start of a game met the vendor')
    return {
      figure: ratio(samples.beside, samples.alone),
      sides: { beside: statsOf(samples.beside), alone: statsOf(samples.alone) },
      sideUnit: 'ms',
      notes: [
        `${betsPerSecond} bets and ${readsPerSecond} lists a second, each timed from the moment that it was due`,
        `${launchesPerSecond} starts a second; ${refused} were told that the vendor does not answer`,
      ],
    }
  },
}

interface Whitelabel {
  readonly version: number
  readonly value: SettingsSections['whitelabel']
}

/** A new merchant lets nobody play for free. */
async function openFreePlay({ operate }: MoneyBed): Promise<void> {
  const { version, value } = await operate<Whitelabel>(calls.readWhitelabel)
  const tree = value.tree.map((entry) => (entry.modId === 'FREE_PLAY' ? { ...entry, enabled: '1' } : entry))
  await operate(calls.changeWhitelabel, { version, value: { ...value, tree } })
}

/** Starts a trial game: true if the answer was that the vendor failed, false if the visitor left before it. */
async function isVendorFault(portal: string, signal: AbortSignal): Promise<boolean> {
  const { method, path } = calls.launchTrial
  const body = JSON.stringify({ nodeId: '1', vassalage: 'BENCH0', gameCode: benchGame, device: 'mobile' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(portal + path, { method, headers, body, signal }).catch(() => undefined)
  if (!answer) return false
  const { code } = (await answer.json()) as { code?: string }
  if (code !== 'vendor_failed') throw new Error(`a start was answered ${code}`)
  return true
}
