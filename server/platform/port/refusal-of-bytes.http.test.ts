import { type AddressInfo, connect } from 'node:net'
import { calls } from '@banyan/contract/calls.ts'
import { walletOperations } from '@banyan/contract/vendor/wallet.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

/** Writes these bytes to a listening server and answers everything that came back. */
async function exchange(...writes: string[]): Promise<string> {
  await using w = await world()
  return await exchangeWith(w.app.portal, ...writes)
}

async function exchangeWith(app: World['app']['portal'], ...writes: string[]): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
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
  expect(head).toMatch(/^HTTP\/1\.1 400 .*Cache-Control: no-store.*Connection: close/is)
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

const several = [
  ['localhost', 'localhost'],
  ['localhost', 'evil.example'],
  ['evil.example', 'localhost'],
  ['[::1]', '[::1]:3001'],
  ['localhost', ''],
]

test.each(['portal', 'operator', 'vendors'] as const)(
  '[OPS-04] several hosts in one request are refused at the %s port, also of what was answered before',
  async (port) => {
    await using w = await world()
    const paths = ['/healthz', calls.gameList.path, walletOperations.balance.path]
    const ask = (path: string, hosts: readonly string[], name = 'Host') => {
      const isPost = path === walletOperations.balance.path
      const lines = [`${isPost ? 'POST' : 'GET'} ${path} HTTP/1.1`, ...hosts.map((host) => `${name}: ${host}`)]
      const body = isPost ? ['Content-Type: application/json', 'Content-Length: 2', '', '{}'] : ['', '']
      return exchangeWith(w.app[port], [...lines, 'Connection: close', ...body].join('\r\n'))
    }
    for (const path of paths) {
      expect(await ask(path, ['localhost'])).toMatch(/^HTTP\/1\.1 (200|401|404) /)
      for (const hosts of several) {
        for (const name of ['Host', 'HOST']) expect(await ask(path, hosts, name)).toMatch(/^HTTP\/1\.1 400 /)
      }
      expect(await ask(path, ['localhost'])).toMatch(/^HTTP\/1\.1 (200|401|404) /)
    }
  },
)
