import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { calls } from '@banyan/contract/calls.ts'
import { sealedBodyType } from '@banyan/contract/sealed-body.ts'
import { walletOperations } from '@banyan/contract/vendor/wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

const ports = ['portal', 'operator', 'vendors'] as const

let w: World
let member: Record<string, string>
beforeAll(async () => {
  w = await world({ logLevel: 'debug' })
  member = { ...(await w.signIn()).headers }
  for (const port of ports) {
    await w.app[port].listen({ host: '127.0.0.1', port: 0 })
  }
})
afterAll(() => w[Symbol.asyncDispose]())

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)

/** Sends the beginning of a body, ends the connection and answers what was logged meanwhile. */
async function cut(port: (typeof ports)[number], head: string, end: (socket: Socket) => void) {
  const lines = w.logs.length
  const { server } = w.app[port]
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  const begun = once(server, 'request') as Promise<[unknown, ServerResponse]>
  socket.write(`${head}Host: localhost\r\n\r\n7\r\n{"a":"b`)
  const [, answer] = await begun
  // Its request fails in the turn in which the connection ends.
  const closed = once(answer, 'close')
  end(socket)
  await closed
  await setImmediate()
  socket.destroy()
  return w.logs.slice(lines)
}

const ends = { reset: (socket: Socket) => socket.resetAndDestroy(), end: (socket: Socket) => socket.end() }
const { login, changeBrand, uploadImage } = calls
const json = 'application/json'
const form = 'multipart/form-data; boundary=7'

test.each(
  [
    { port: 'portal', method: 'POST', path: '/wps/nothing', type: json },
    { port: 'portal', method: 'POST', path: '//', type: json },
    { port: 'portal', method: login.method, path: login.path, type: sealedBodyType },
    { port: 'portal', method: uploadImage.method, path: uploadImage.path, type: form },
    { port: 'operator', method: 'POST', path: '/nothing', type: json },
    { port: 'operator', method: changeBrand.method, path: changeBrand.path, type: json },
    { port: 'vendors', method: 'POST', path: '/nothing', type: json },
    { port: 'vendors', method: 'POST', path: walletOperations.balance.path, type: json },
  ].flatMap((row) =>
    ['Content-Length: 100', 'Transfer-Encoding: chunked'].flatMap((length) =>
      (['reset', 'end'] as const).map((how) => ({ ...row, length, how })),
    ),
  ),
)(
  '[OPS-04] a body cut off ($how, $length) at $path alerts nobody',
  async ({ port, method, path, type, length, how }) => {
    const headers = port === 'operator' ? w.operatorHeaders : member
    const head = [`${method} ${path} HTTP/1.1\r\n`, ...linesOf({ ...headers, 'content-type': type }), `${length}\r\n`]
    const logged = await cut(port as (typeof ports)[number], head.join(''), ends[how])
    expect(logged.filter(({ level }) => Number(level) > 20)).toEqual([])
    expect(JSON.stringify(logged)).not.toContain('stack')
  },
)

test('[OPS-04] who looks for cut-off bodies finds them at the level debug', async () => {
  const [line, length] = [`${changeBrand.method} ${changeBrand.path} HTTP/1.1\r\n`, 'content-length: 100\r\n']
  const head = [line, ...linesOf({ ...w.operatorHeaders, 'content-type': json }), length].join('')
  expect(await cut('operator', head, ends.reset)).toMatchObject([{ level: 20, msg: 'the body was cut off' }])
})
