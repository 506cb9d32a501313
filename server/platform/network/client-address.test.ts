import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const chains = [
  ...['', '203.0.113.9', '203.0.113.9, 10.1.2.3', '203.0.113.9, 10.1.2.3, 10.1.2.4', '::1', '2001:db8::7,10.1.2.3'],
  ...['nobody', ',', '203.0.113.9, nobody', '::ffff:10.1.2.3', '198.51.100.1, ::ffff:10.1.2.3', ' 203.0.113.9 '],
]

test.each([
  { trusted: [] },
  { trusted: ['127.0.0.1'] },
  { trusted: ['127.0.0.1', '10.0.0.0/8'] },
  { trusted: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'] },
])('[SYS-18] behind $trusted the address of a client is what the long way takes it for', async ({ trusted }) => {
  const addressOf = clientAddress(trusted)
  const app = Fastify({ trustProxy: trusted.length > 0 ? trusted : false })
  app.get('/', async (request) => ({ long: request.ip, short: addressOf(request.raw) }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const { port } = app.server.address() as AddressInfo
    for (const chain of chains) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': chain } })
      const { long, short } = (await answer.json()) as { readonly long: string; readonly short: string }
      expect(short, chain).toBe(long)
    }
  } finally {
    await app.close()
  }
})
