import type { ValueOf } from '@banyan/contract/call.ts'
import { socketPath } from '@banyan/contract/events.ts'
import { drawnNews, lotteryDrawn } from '@banyan/contract/lottery/drawn-event.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { connectSocket } from '#/platform/realtime/test-world/socket-client.ts'
import type { Versioned } from '#/platform/realtime/topic.ts'
import { type World, world } from '#/test-world/world.ts'
import { drawnTopic } from '../draws/drawn-topic.ts'
import { Seeds } from '../draws/seeds.ts'
import { insertCorrection } from '../store/corrections.ts'
import { insertVersion } from '../store/held-issue.ts'
import { issueId } from '../store/issues.ts'
import { voidUnsold } from '../store/rescheduled.ts'
import { drawnChannel } from '../store/tell-drawn.ts'
import { chaseWorld } from '../test-world/chase-world.ts'
import { drawnAfterSeconds, importedWorld } from '../test-world/imported-world.ts'
import { lotteryWorld } from '../test-world/lottery-world.ts'
import { northernResult, plantHistory } from '../test-world/planted-history.ts'

type News = Static<typeof drawnNews>
type Issue = News['issues'][number]

/** A visitor's tab that watches a game, and the hints that were sent. */
async function watcher(w: World, game: string) {
  const hints: string[] = []
  await w.database.listen(drawnChannel, (payload) => hints.push(payload))
  const address = await w.app.portal.listen({ host: '127.0.0.1', port: 0 })
  const tab = await connectSocket(address + socketPath, { headers: { origin: 'http://localhost:3000' } })
  tab.say({ kind: 'hello', versions: {} })
  await tab.told(({ event }) => event === 'socket.opened')
  tab.say({ kind: 'watch', event: lotteryDrawn, seen: { [game]: 0 } })
  return {
    hints,
    /** What it is told once its newest change is as a test wants it. */
    async told(isWanted: (last: Issue) => boolean): Promise<{ last: Issue; version: number; issues: Issue[] }> {
      const event = await tab.told(({ event: name, value }) => {
        const [last] = (value as News).issues ?? []
        return name === lotteryDrawn && last !== undefined && isWanted(last)
      })
      const { issues } = event.value as News
      const [last] = issues
      if (!last) throw new Error('nothing was told')
      expect(event.value).toMatchObject({ gameCode: game })
      expect(Check(drawnNews, event.value)).toBe(true)
      return { last, issues, version: event.version ?? 0 }
    },
    /** The hints since the last look, of which there is one at least. */
    async hinted() {
      await expect.poll(() => hints.length).toBeGreaterThan(0)
      return [...new Set(hints.splice(0))]
    },
  }
}

test('[MSG-05] [LOT-04] a visitor who watches a game is told when an issue closes, and what is drawn', async () => {
  await using l = await lotteryWorld()
  const tab = await watcher(l.w, 'SSC1M')
  await l.moveTo(46)
  await l.run()
  const closed = await tab.told(({ numero }) => numero === l.numbers[0])
  expect(closed.last).toMatchObject({ state: 'CLOSED', winNo: '', winDetail: null, fair: { algo: 'LFD2' } })
  expect(await tab.hinted()).toEqual(['SSC1M'])
  await l.moveTo(60)
  await l.run()
  const drawn = await tab.told(({ winNo }) => winNo !== '')
  const asked = await (await l.player()).ask<ValueOf<typeof lotteryCalls.openedIssues>>(lotteryCalls.openedIssues, {
    gameCode: 'SSC1M',
  })
  const { state: _, ...result } = asked.value.list[0] ?? {}
  expect(drawn.last).toMatchObject({ numero: l.numbers[0], ...result })
  expect(drawn.version).toBeGreaterThan(closed.version)
  expect(await tab.hinted()).toEqual(['SSC1M'])
})

test('[MSG-05] [LOT-07] an imported result is told, its stop, and the one that counts at last', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const tab = await watcher(l.w, 'TH_GOV')
  const [one, other] = [await l.operator(), await l.operator()]
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  const closed = await tab.told(({ state }) => state === 'CLOSED')
  await tab.hinted()
  await one.enter(first)
  await other.enter(first)
  const drawn = await tab.told(({ winDetail }) => winDetail?.first === first.first)
  expect([drawn.last.state, await tab.hinted()]).toEqual(['DRAWN', ['TH_GOV']])
  await one.stop()
  await expect.poll(() => tab.hints).toEqual(['TH_GOV'])
  await tab.hinted()
  await one.enter(second)
  await other.enter(second)
  const again = await tab.told(({ winDetail }) => winDetail?.first === second.first)
  expect(again.issues).toHaveLength(1)
  expect([closed.version, drawn.version, again.version].toSorted((a, b) => a - b)).toEqual([
    ...[closed.version, drawn.version, again.version],
  ])
  expect(await tab.hinted()).toEqual(['TH_GOV'])
})

test('[MSG-05] [LOT-06] a corrected result is told, and so is a void', async () => {
  await using l = await importedWorld('TH_GOV', 'SEA')
  const tab = await watcher(l.w, 'TH_GOV')
  const [one, other] = [await l.operator(), await l.operator()]
  await l.moveTo(drawnAfterSeconds)
  await l.run()
  await one.enter(first)
  await other.enter(first)
  await l.moveTo(drawnAfterSeconds + 130)
  await l.run()
  await tab.told(({ winDetail }) => winDetail?.first === first.first)
  await tab.hinted()
  await other.approve(await one.askCorrection(second))
  const corrected = await tab.told(({ winDetail }) => winDetail?.first === second.first)
  expect(await tab.hinted()).toEqual(['TH_GOV'])
  await l.run()
  await other.approve(await one.askVoid())
  const voided = await tab.told(({ state }) => state === 'VOID')
  expect(voided.last).toMatchObject({ numero: corrected.last.numero, winNo: '', winDetail: null, attributes: {} })
  expect(voided.version).toBeGreaterThan(corrected.version)
  expect(await tab.hinted()).toEqual(['TH_GOV'])
})

test('[MSG-05] [LOT-04] an issue that nobody can draw is told to be void', async () => {
  await using c = await chaseWorld(3)
  await c.moveInto(1)
  await c.close()
  const tab = await watcher(c.w, 'SSC1M')
  await c.draw(0, 'void')
  expect((await tab.told(({ state }) => state === 'VOID')).last.numero).toBe(c.issues[0])
  expect(await tab.hinted()).toEqual(['SSC1M'])
})

test('[MSG-05] the last three issues that changed are told of each game that is asked for, in one go', async () => {
  await using l = await lotteryWorld('SSC1M', 6)
  await plantHistory(l.w, 'VNN', 10, northernResult)
  await l.moveTo(290)
  await l.run()
  const { db } = l.w.database
  const topic = drawnTopic(db, new Seeds(db, l.w.seedKey))
  const told = await topic.newest(['SSC1M', 'VNN', 'K31M'])
  expect([...told.keys()].toSorted()).toEqual(['SSC1M', 'VNN'])
  expect(numbersIn(told.get('SSC1M'))).toEqual(l.issues.slice(2, 5).toReversed())
  expect(numbersIn(told.get('VNN'))).toEqual(numbersIn(told.get('VNN')).toSorted().toReversed())
  expect(told.get('VNN')?.version).toBeLessThan(Number.MAX_SAFE_INTEGER)
  expect(await topic.newest(['SSC1M', 'VNN'])).toEqual(told)
  // What a changed schedule voids was never on sale.
  const unsold = await issueId(db, 'SSC1M', l.issues[5] ?? '')
  if (unsold === undefined) throw new Error('an issue was not made')
  await l.w.database.transaction((tx) => voidUnsold(tx, [{ id: unsold, seed: null }]))
  expect(await topic.newest(['SSC1M', 'VNN'])).toEqual(told)
  // An older one that is corrected goes before those that were drawn after it.
  const [, , third = ''] = numbersIn(told.get('VNN'))
  const issue = await issueId(db, 'VNN', third)
  if (issue === undefined) throw new Error('an issue was told that is not there')
  await l.w.database.transaction(async (tx) => {
    await insertVersion(tx, { id: issue, version: 2 }, { ...northernResult, DB: ['00000'] } as FairResult, 'a test')
    await insertCorrection(tx, { issueId: issue, version: 2, isVoid: false, by: 'a test', reason: 'the station erred' })
  })
  const corrected = (await topic.newest(['VNN'])).get('VNN')
  expect(corrected?.value).toMatchObject({ issues: [{ numero: third, winDetail: { DB: ['00000'] } }, {}, {}] })
  expect(corrected?.version).toBeGreaterThan(told.get('VNN')?.version ?? 0)
})

test.each([
  ['SSC1M', true],
  ['VNC_HUE', true],
  ['SSC9M', false],
  ['', false],
  ['toString', false],
])('[MSG-05] whether %o is watched: %s', async (text, isKey) => {
  await using w = await world()
  const { db } = w.database
  expect(drawnTopic(db, new Seeds(db, w.seedKey)).isKey(text)).toBe(isKey)
})

const numbersIn = (told: Versioned | undefined) =>
  ((told?.value ?? { issues: [] }) as News).issues.map(({ numero }) => numero)
const first = { first: '458125', b2: '78', front3: ['021', '543'], back3: ['876', '109'] }
const second = { ...first, first: '458126' }
