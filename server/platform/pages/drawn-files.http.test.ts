import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveDrawn } from './drawn-files.ts'

const circle = `<svg xmlns="http://www.w3.org/2000/svg">${'<circle r="7"/>'.repeat(300)}</svg>`

function appWithCircle() {
  const drawings: string[] = []
  const app = Fastify()
  serveDrawn(app, {
    folder: 'art',
    type: 'image/svg+xml',
    draw(name) {
      drawings.push(name)
      return /^circle-\d+\.svg$/.test(name) ? circle : undefined
    },
  })
  const get = (url: string, accepts?: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: accepts === undefined ? {} : { 'accept-encoding': accepts } })
  return { get, drawings }
}

const always = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
}

test.each([
  { accepts: 'gzip, deflate, br, zstd', encoding: 'br', unpack: brotliDecompressSync },
  { accepts: 'gzip', encoding: 'gzip', unpack: gunzipSync },
  { accepts: 'br;q=0, gzip;q=0.5', encoding: 'gzip', unpack: gunzipSync },
  { accepts: 'identity', encoding: undefined, unpack: (body: Buffer) => body },
  { accepts: undefined, encoding: undefined, unpack: (body: Buffer) => body },
])('a drawn file travels as $encoding where $accepts is accepted', async ({ accepts, encoding, unpack }) => {
  const { get } = appWithCircle()
  const { statusCode, headers, rawPayload } = await get('/art/circle-1.svg', accepts)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject(always)
  expect(headers['content-encoding']).toBe(encoding)
  expect(unpack(rawPayload).toString()).toBe(circle)
  if (encoding) expect(rawPayload.length).toBeLessThan(circle.length / 4)
})

test('a HEAD has the headers of its GET', async () => {
  const { get } = appWithCircle()
  const got = await get('/art/circle-1.svg', 'br')
  const head = await get('/art/circle-1.svg', 'br', 'HEAD')
  const { date: _now, ...headers } = head.headers
  expect(head).toMatchObject({ statusCode: 200, body: '' })
  expect(got.headers).toMatchObject(headers)
  expect(head.headers['content-length']).toBe(String(got.rawPayload.length))
})

test('a file is drawn once for each encoding, also for many who ask at once', async () => {
  const { get, drawings } = appWithCircle()
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/art/circle-1.svg', 'br')))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1)
  expect(drawings).toEqual(['circle-1.svg'])
  await get('/art/circle-1.svg', 'gzip')
  expect(drawings).toHaveLength(2)
})

test('of many files those that were asked for longest ago are drawn anew', async () => {
  const { get, drawings } = appWithCircle()
  for (let i = 0; i <= 2_000; i++) await get(`/art/circle-${i}.svg`, 'gzip')
  drawings.length = 0
  await get('/art/circle-2000.svg', 'gzip')
  await get('/art/circle-0.svg', 'gzip')
  expect(drawings).toEqual(['circle-0.svg'])
})

test('a name that means nothing is not found, and not kept', async () => {
  const { get, drawings } = appWithCircle()
  for (let i = 0; i < 2; i++) expect((await get('/art/square.svg', 'br')).statusCode).toBe(404)
  expect(drawings).toHaveLength(2)
})
