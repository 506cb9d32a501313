import { type Effort, interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { root } from '#/servers/child.ts'
import { type ServedBuild, serveBuild } from './served-build.ts'
import { slowPhone } from './slow-phone.ts'

/** A line of the third generation, as far from a mast. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const seconds = (since: number) => (performance.now() - since) / 1_000

interface Waits {
  readonly picture: number
  readonly words: number
  readonly tile: number
  readonly list: number
}

/** Waits of a first visit in seconds: until the banner, the words and the first game of the lobby, and then of a list. */
async function visit({ url }: ServedBuild): Promise<Waits> {
  await using phone = await slowPhone()
  const { page } = phone
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('img.banner-art').first().waitFor()
  const picture = seconds(began)
  const types = page.getByRole('main').getByRole('navigation', { name: 'Types of games' })
  await types.waitFor()
  const words = seconds(began)
  await page.locator('main article h3').first().waitFor()
  const tile = seconds(began)
  await page.waitForLoadState('networkidle')
  const tapped = performance.now()
  await types.getByRole('link', { name: 'Slots', exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: /RNG|Slots/ }).waitFor()
  await page.locator('main article h2').first().waitFor()
  return { picture, words, tile, list: seconds(tapped) }
}

/** How long a visitor on a bad line waits for what can be read and pressed, nothing being in a cache. */
export const slowLine: Measure = {
  ...{ name: 'the lobby readable at 400 ms and 400 kbit/s, processor slowed 4 ×', floor: 9, target: 6, unit: 's' },
  ...{ better: 'lower', isReport: true },
  async run(effort: Effort) {
    await using build = await serveBuild(root)
    const all: Waits[] = []
    await interleave(
      {
        visit: async (round) => {
          const waits = await visit(build)
          if (round >= 0) all.push(waits)
          return waits.words
        },
      },
      effort,
    )
    const of = (what: keyof Waits) => all.map((waits) => waits[what])
    const words = of('words')
    return {
      figure: { value: quantile(words, 0.5), lowest: Math.min(...words), highest: Math.max(...words) },
      sides: {
        'its first banner': statsOf(of('picture')),
        'its words': statsOf(words),
        'its first game': statsOf(of('tile')),
        'a list after that, from the tap': statsOf(of('list')),
      },
      sideUnit: 's',
      notes: [],
    }
  },
}
