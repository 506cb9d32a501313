import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SignJWT } from 'jose'
import type { PhoneProviderConfig } from '#/platform/config/config.ts'

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
/** Drawn once for all tests: it takes a while. */
export const providerKey = newKey()
export const anotherKey = newKey()

const issuer = 'https://phone.example.com/banyan'
const audience = 'banyan-test'

/** What of an id token a test may choose; the rest is as the provider would have it. */
export interface TokenParts {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly key?: KeyObject | Uint8Array
  readonly kid?: string
  readonly alg?: string
}

/** An id token that proves a number at this moment, unless something else is said of it. */
export async function idToken(e164: string, { claims = {}, ...parts }: TokenParts = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const usual = { iss: issuer, aud: audience, sub: 'someone', iat: now, exp: now + 3600, auth_time: now }
  return await new SignJWT({ ...usual, phone_number: e164, ...claims })
    .setProtectedHeader({ alg: parts.alg ?? 'RS256', kid: parts.kid ?? 'first', typ: 'JWT' })
    .sign(parts.key ?? providerKey.privateKey)
}

interface Asked {
  readonly path: string
  readonly body: unknown
}

/** A provider on this machine that a test holds in its hand. */
export interface StandInPhoneProvider extends AsyncDisposable {
  readonly config: PhoneProviderConfig
  readonly asked: readonly Asked[]
  /** How often somebody read the published keys. */
  readonly keysRead: () => number
  /** How it answers from now on. */
  answer(how: (response: ServerResponse, asked: Asked) => void): void
  /** Which keys it publishes from now on, by their ids. */
  publish(keys: Readonly<Record<string, KeyObject>>): void
}

export const answering = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
export const refusing = (message: string) => answering(400, { error: { code: 400, message } })

export async function standInPhoneProvider(): Promise<StandInPhoneProvider> {
  const asked: Asked[] = []
  let read = 0
  let published: Readonly<Record<string, KeyObject>> = { first: providerKey.publicKey }
  let how: (response: ServerResponse, asked: Asked) => void = answering(200, { sessionInfo: 'session' })
  const server = createServer(async (request, response) => {
    if (request.url === '/keys') {
      read++
      const keys = Object.entries(published).map(([kid, key]) => ({
        ...key.export({ format: 'jwk' }),
        kid,
        use: 'sig',
      }))
      return answering(200, { keys })(response)
    }
    const one = { path: request.url ?? '', body: JSON.parse(await text(request)) }
    asked.push(one)
    how(response, one)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    config: {
      url: new URL(`${origin}/phone`),
      keysUrl: new URL(`${origin}/keys`),
      key: 'k'.repeat(32),
      issuer,
      audience,
    },
    asked,
    keysRead: () => read,
    answer: (next) => {
      how = next
    },
    publish: (keys) => {
      published = keys
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
