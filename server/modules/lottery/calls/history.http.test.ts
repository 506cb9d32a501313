import type { ValueOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'
import { northernResult, plantHistory } from '../test-world/planted-history.ts'

type Issues = ValueOf<(typeof lotteryCalls)['openedIssues']>

async function openedIssues(w: Pick<World, 'app'>, query: Readonly<Record<string, string>>) {
  const url = `${lotteryCalls.openedIssues.path}?${new URLSearchParams(query)}`
  const answer = await w.app.portal.inject({ method: 'GET', url })
  const { code, value } = answer.json() as { readonly code?: string; readonly value: Issues }
  return { status: answer.statusCode, code, value, bytes: answer.rawPayload.length }
}

/** A hundred results with 27 prizes each, as its trends need them, in one answer. */
const answerAtMost = 150_000

test('[LOT-09] a hundred results of 27 prizes are one answer of 150 kB at most', async () => {
  await using w = await world()
  await plantHistory(w, 'VNN', 130, northernResult)
  const { value, bytes } = await openedIssues(w, { gameCode: 'VNN', size: '100' })
  expect(value.list).toHaveLength(100)
  expect(bytes).toBeLessThan(answerAtMost)
  expect(Object.values(value.list[99]?.winDetail ?? {}).flat()).toHaveLength(28)
})

test('[LOT-09] history goes on behind its last issue, to the end and with none twice', async () => {
  await using w = await world()
  await plantHistory(w, 'VNN', 25, northernResult)
  const found: string[] = []
  const sizes: number[] = []
  let after: string | null = null
  do {
    const { value }: { value: Issues } = await openedIssues(w, { gameCode: 'VNN', size: '10', ...(after && { after }) })
    found.push(...value.list.map(({ numero }) => numero))
    sizes.push(value.list.length)
    after = value.next
  } while (after)
  expect(sizes).toEqual([10, 10, 5])
  expect(found).toEqual([...new Set(found)].toSorted().toReversed())
})

test.each([
  ['an imported game', 'VNN', northernResult],
  ['a fast game', 'SSC1M', { family: 'SSC', digits: [1, 3, 4, 5, 6] }],
] as const)('[LOT-09] a day of %s is asked for by itself', async (_what, gameCode, result) => {
  await using w = await world()
  await plantHistory(w, gameCode, 5, result)
  const all = (await openedIssues(w, { gameCode })).value.list
  const dayOf = (numero = '') => numero.replace(/^(....)(..)/, '$1-$2-')
  const ofDays = all.map(async ({ numero }) => (await openedIssues(w, { gameCode, day: dayOf(numero) })).value.list)
  expect(await Promise.all(ofDays)).toEqual(all.map((issue) => [issue]))
  expect(all).toHaveLength(5)
  expect((await openedIssues(w, { gameCode, day: '2020-11-19' })).value.list).toEqual([])
})

test.each([
  ['a cursor of another list', { after: Buffer.from('["1"]').toString('base64url') }],
  ['no day', { day: '2026-02-30' }],
  ['a day of another century', { day: '1926-11-20' }],
  ['too many', { size: '121' }],
])('[LOT-09] %s is refused', async (_what, query) => {
  await using w = await world()
  const { status, code } = await openedIssues(w, { gameCode: 'VNN', ...query } as Record<string, string>)
  expect([status, code]).toEqual([422, 'invalid_input'])
})
