import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { HttpFeed } from './http-feed.ts'

type Answering = (response: ServerResponse) => void

const published = { number: '017354' }
const saying = (change: object = {}): Answering => {
  const said = { game: 'LAO', issue: '20261120', published, ...change }
  return (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
}

/** A feed that answers as it is told, and our adapter. */
async function standIn(answer: Answering, timeoutMs = 60_000) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`)
  const feed = new HttpFeed({ name: 'test', url, now: () => new Date(0), timeoutMs })
  const ask = () => feed.resultOf('LAO', '20261120')
  return {
    asked,
    ask,
    async [Symbol.asyncDispose]() {
      feed[Symbol.dispose]()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('[LOT-07] a feed is asked for an issue of a game; its bytes are hashed, its source kept where people can go', async () => {
  await using w = await standIn(saying({ sourceUrl: 'https://lao.example.com/20261120' }))
  expect(await w.ask()).toEqual({
    ...{ is: 'published', published, sourceUrl: 'https://lao.example.com/20261120' },
    payloadHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(w.asked).toEqual(['/v1/LAO/20261120'])
  await using other = await standIn(saying({ sourceUrl: 'javascript:alert(1)' }))
  expect(await other.ask()).toMatchObject({ is: 'published', sourceUrl: undefined })
})

test('[LOT-07] a result that is not known yet is no fault', async () => {
  await using w = await standIn((response) => void response.writeHead(404).end())
  expect(await w.ask()).toEqual({ is: 'not_yet' })
})

interface Fault {
  readonly what: string
  readonly answer: Answering
  readonly reason: string
}

const faults: Fault[] = [
  { what: 'another issue', answer: saying({ issue: '20261121' }), reason: 'another issue' },
  { what: 'another game', answer: saying({ game: 'HN' }), reason: 'another issue' },
  { what: 'no result', answer: saying({ published: undefined }), reason: 'no result' },
  { what: 'a list', answer: saying({ published: ['017354'] }), reason: 'no result' },
  { what: 'numbers that are none', answer: saying({ published: { number: 17_354 } }), reason: 'no result' },
  { what: 'a text without an end', answer: saying({ published: { number: '0'.repeat(20_000) } }), reason: 'no result' },
  {
    what: 'more parts than a board has',
    answer: saying({ published: Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`G${i}`, '1'])) }),
    reason: 'no result',
  },
  { what: 'rubbish', answer: (response) => void response.end('<html>'), reason: 'no result' },
  { what: 'a failure', answer: (response) => void response.writeHead(503).end(), reason: 'status 503' },
  {
    what: 'a way elsewhere',
    answer: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    reason: 'TypeError',
  },
  { what: 'a closed connection', answer: (response) => void response.destroy(), reason: 'UND_ERR_SOCKET' },
]

test.each(faults)('[LOT-07] $what is a fault', async ({ answer, reason }) => {
  await using w = await standIn(answer)
  expect(await w.ask()).toEqual({ is: 'fault', reason })
})

test('[LOT-07] a silent feed is given up in time; one that fails again and again is left alone', async () => {
  await using w = await standIn(() => {}, 20)
  for (let tries = 0; tries < 5; tries++) expect(await w.ask()).toEqual({ is: 'fault', reason: 'TimeoutError' })
  expect(await w.ask()).toEqual({ is: 'not_yet' })
  expect(w.asked).toHaveLength(5)
})
