import { afterEach, expect, test } from 'vitest'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { carryWatches, sayAllWatches, tellWatched, watchKey } from './watches.ts'

const said: unknown[] = []
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  said.length = 0
})

const watch = (key: string, heard: unknown[] = []) => {
  const stop = watchKey('lottery.drawn', key, (value) => heard.push(value))
  stops.push(stop)
  return { heard, stop }
}
const news = (gameCode: string, issues: readonly EndedIssue[] = []) => ({ gameCode, issues: [...issues] })
const message = (seen: Record<string, number>) => ({ kind: 'watch', event: 'lottery.drawn', seen })

test('[MSG-05] a tab says which games it watches, and says less when it watches less', () => {
  stops.push(carryWatches((each) => said.push(each)))
  const ssc = watch('SSC1M')
  watch('K31M')
  ssc.stop()
  expect(said).toEqual([message({ SSC1M: 0 }), message({ SSC1M: 0, K31M: 0 }), message({ K31M: 0 })])
})

test('[MSG-05] a value is told to who watches its key, once, and never an older one', () => {
  const ssc = watch('SSC1M')
  const k3 = watch('K31M')
  expect(tellWatched('lottery.drawn', 5, news('SSC1M'))).toBe(true)
  tellWatched('lottery.drawn', 5, news('SSC1M'))
  tellWatched('lottery.drawn', 4, news('SSC1M'))
  tellWatched('lottery.drawn', 9, news('PK1M'))
  expect([ssc.heard.length, k3.heard.length]).toEqual([1, 0])
  expect(tellWatched('balance.changed', 1, {})).toBe(false)
})

test('[MSG-05] a new connection hears what is watched, with what was seen; who comes later to a key is told it anew', () => {
  watch('SSC1M')
  tellWatched('lottery.drawn', 7, news('SSC1M'))
  stops.push(carryWatches((each) => said.push(each)))
  sayAllWatches()
  expect(said).toEqual([message({ SSC1M: 7 })])
  const late = watch('SSC1M')
  expect(said.at(-1)).toEqual(message({ SSC1M: 0 }))
  tellWatched('lottery.drawn', 7, news('SSC1M'))
  expect(late.heard).toHaveLength(1)
})
