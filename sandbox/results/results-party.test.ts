import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ResultsParty } from './results-party.ts'

/** The feeds on a port of their own, by a clock that the test holds. */
async function party() {
  let ahead = 0
  const results = new ResultsParty({ now: () => new Date(Date.parse('2026-12-01T12:00:00Z') + ahead * 1_000) })
  const server = createServer(async (request, response) => {
    if (!(await results.answer(request, response))) response.writeHead(404).end('not here')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [first = '', second = ''] = Object.values(results.feedsAt(origin))
  return {
    ...{ origin, first, second },
    async published(game: string, feed = first, issue = '20261201') {
      const answer = await fetch(`${feed}/${game}/${issue}`)
      return answer.ok
        ? ((await answer.json()) as { published: Record<string, string | string[]> }).published
        : answer.status
    },
    choose: (what: 'fault' | 'reach', behaviour: string) =>
      fetch(`${origin}/results/${what}`, {
        method: 'POST',
        body: new URLSearchParams({ behaviour }),
        redirect: 'manual',
      }),
    page: async () => await (await fetch(`${origin}/results`)).text(),
    wait: (seconds: number) => {
      ahead += seconds
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('[LOT-07] both feeds publish the same result of an issue, another one of another', async () => {
  await using w = await party()
  const north = await w.published('VNN')
  expect(north).toMatchObject({
    DB: [expect.stringMatching(/^\d{5}$/)],
    G7: Array(4).fill(expect.stringMatching(/^\d\d$/)),
  })
  expect(await w.published('VNN', w.second)).toEqual(north)
  expect(await w.published('VNN', w.first, '20261202')).not.toEqual(north)
  expect(await w.published('STK_HSI')).toMatchObject({ value: expect.stringMatching(/^1\d{3}\.\d\d$/) })
  expect(await w.published('SSC1M')).toBe(404)
  expect(await w.page()).toContain('Feed 2, VNN 20261201')
})

test('[LOT-07] the second feed alone says something else', async () => {
  await using w = await party()
  await w.choose('fault', 'another')
  await w.choose('reach', 'second')
  const [right, wrong] = [await w.published('LAO'), await w.published('LAO', w.second)]
  expect(wrong).not.toEqual(right)
  expect((await w.choose('fault', 'nonsense')).status).toBe(400)
})

test('[LOT-07] numbers come one after the other, late, wrong at first, or of another shape', async () => {
  await using w = await party()
  const whole = await w.published('TH_GOV')
  await w.choose('fault', 'partial')
  expect(await w.published('TH_GOV')).toEqual({ back3: [expect.stringMatching(/^\d{3}$/)] })
  w.wait(30)
  expect(await w.published('TH_GOV')).toEqual(whole)
  await w.choose('fault', 'corrected')
  expect(await w.published('LAO')).not.toEqual(whole)
  const misprint = await w.published('LAO')
  w.wait(90)
  expect(await w.published('LAO')).not.toEqual(misprint)
  await w.choose('fault', 'late')
  expect(await w.published('HN')).toBe(404)
  w.wait(600)
  expect(await w.published('HN')).toMatchObject({ special: expect.stringMatching(/^\d{5}$/) })
  await w.choose('fault', 'shape')
  expect(await w.published('HN')).toMatchObject({ special: expect.stringMatching(/^\d{4}$/) })
  await w.choose('fault', 'away')
  await expect(w.published('HN')).rejects.toThrow()
})
