import { type AddressInfo, connect } from 'node:net'
import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { world } from '#/test-world/world.ts'

/** Writes these bytes to a listening server and answers everything that came back. */
async function exchange(...writes: string[]): Promise<string> {
  await using w = await world()
  await w.app.portal.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((w.app.portal.server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (chunk) => (heard += chunk))
  for (const text of writes) socket.write(text)
  await new Promise((resolve) => socket.on('close', resolve).on('error', () => {}))
  return heard
}

test.each([
  { why: 'bytes that are not HTTP', bytes: '\u0016\u0003\u0001 hello\r\n\r\n' },
  { why: 'headers without end', bytes: `GET / HTTP/1.1\r\nHost: x\r\nlanguage: ${'x'.repeat(40_000)}\r\n\r\n` },
  { why: 'two lengths', bytes: 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n' },
])('[SYS-18] $why answer the envelope and close', async ({ bytes }) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 .*Connection: close/is)
  expect(JSON.parse(body)).toEqual({
    success: false,
    code: 'malformed_request',
    message: expect.any(String),
    requestId: expect.stringMatching(/^[\w-]{16}$/),
  })
})

test('a HEAD whose headers have no end is answered without a body', async () => {
  const heard = await exchange(`HEAD / HTTP/1.1\r\nHost: x\r\nlanguage: ${'x'.repeat(40_000)}\r\n\r\n`)
  expect(heard).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\n\r\n$/)
})

test('a body refused before its end is answered once, whatever still comes', async () => {
  const length = 2 * 1024 * 1024
  const head = `PUT ${calls.gameList.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
  const heard = await exchange(head, 'x'.repeat(length), 'garbage after it\r\n\r\n')
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(heard).toContain('payload_too_large')
})
