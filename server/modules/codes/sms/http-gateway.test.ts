import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { failing, silent, standInGateway, taking } from '../test-world/stand-in-gateway.ts'
import { HttpGateway } from './http-gateway.ts'

const message = { id: 'm'.repeat(22), to: '+84912345678', text: 'Mã: 123456' }
const quick = { timeoutMs: 100, pausesMs: [1, 1] }
const now = () => new Date('2026-12-01T12:00:00Z')
const never = new AbortController().signal

test('[ACC-13] a message is JSON, signed with the time and the body as they travel', async () => {
  await using stand = await standInGateway()
  await new HttpGateway(stand, now).send(message, never)
  const { headers, body } = stand.deliveries[0]!
  expect(JSON.parse(body)).toEqual(message)
  expect(headers['content-type']).toBe('application/json')
  expect(headers['x-timestamp']).toBe('2026-12-01T12:00:00.000Z')
  const signed = `2026-12-01T12:00:00.000Z\n${body}`
  expect(headers['x-signature']).toBe(createHmac('sha256', stand.key).update(signed).digest('hex'))
})

test.each([
  { what: 'fails', how: failing, reason: 'status 500' },
  {
    what: 'refuses',
    how: (response: Parameters<typeof failing>[0]) => void response.writeHead(401).end(),
    reason: 'status 401',
  },
  { what: 'stays silent', how: silent, reason: 'TimeoutError' },
  {
    what: 'hangs up',
    how: (response: Parameters<typeof failing>[0]) => void response.destroy(),
    reason: 'UND_ERR_SOCKET',
  },
])('[ACC-13] a gateway that $what is tried three times with the same id', async ({ how, reason }) => {
  await using stand = await standInGateway()
  stand.answer(how)
  await expect(new HttpGateway(stand, now, quick).send(message, never)).rejects.toThrow(new Error(reason))
  expect(stand.deliveries.map((delivery) => delivery.message)).toEqual([message, message, message])
})

test('[ACC-13] a gateway that is not there is a failure that names no number', async () => {
  const stand = await standInGateway()
  await stand[Symbol.asyncDispose]()
  await expect(new HttpGateway(stand, now, quick).send(message, never)).rejects.toThrow(new Error('ECONNREFUSED'))
})

test('[ACC-13] a message is sent when a later attempt is taken', async () => {
  await using stand = await standInGateway()
  let attempts = 0
  stand.answer((response) => (++attempts < 3 ? failing(response) : taking(response)))
  await new HttpGateway(stand, now, quick).send(message, never)
  expect(attempts).toBe(3)
})

test('[ACC-13] no redirect is followed', async () => {
  await using stand = await standInGateway()
  await using elsewhere = await standInGateway()
  stand.answer((response) => void response.writeHead(307, { location: elsewhere.url.href }).end())
  await expect(new HttpGateway(stand, now, quick).send(message, never)).rejects.toThrow('status 307')
  expect(elsewhere.deliveries).toEqual([])
})

test('[ACC-13] stopping ends an attempt and makes no further one', async () => {
  await using stand = await standInGateway()
  stand.answer(silent)
  const stop = new AbortController()
  const sending = new HttpGateway(stand, now).send(message, stop.signal)
  await stand.arrived(1)
  stop.abort()
  await expect(sending).rejects.toThrow('AbortError')
  expect(stand.deliveries).toHaveLength(1)
})
