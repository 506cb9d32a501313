import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BeaconChain, quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { isBeaconSignature } from '@banyan/rules/lottery/beacon-signature.ts'
import { timeOfRound } from '@banyan/rules/lottery/fair-draw.ts'
import {
  publishedRandomness,
  publishedRound,
  publishedSignature,
} from '@banyan/rules/lottery/test-world/published-draws.ts'
import { HttpBeacon, type RelayFailure } from '../http-beacon.ts'

/** How a relay answers one request. */
export type Answering = (response: ServerResponse) => void

/** An answer as of drand, with anything in place of its parts. */
export function saying(change: object = {}): Answering {
  const said = { round: publishedRound, randomness: publishedRandomness, signature: publishedSignature, ...change }
  return (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
}

export function status(code: number, headers: Readonly<Record<string, string>> = {}): Answering {
  return (response) => void response.writeHead(code, headers).end()
}

export const silent: Answering = () => {}
export const hangingUp: Answering = (response) => void response.destroy()

const checked = new Map<string, boolean>()

/** Checks each signature once in a file of tests, in this thread. */
async function isSigned(round: number, signature: string, chain: BeaconChain): Promise<boolean> {
  const key = `${round} ${signature} ${chain.publicKey}`
  const verdict = checked.get(key) ?? isBeaconSignature(round, signature, chain)
  checked.set(key, verdict)
  return verdict
}

/** Relays of quicknet's that answer as they are told, and our adapter, by a clock that the test holds. */
export async function standInRelays(...answers: readonly Answering[]) {
  const now = [...answers]
  const asked: string[] = []
  const checks: string[] = []
  let checksToFail = 0
  const failures: RelayFailure[] = []
  const server = createServer((request, response) => {
    const { url = '' } = request
    asked.push(url)
    now[Number(/^\/relay-(\d)\//.exec(url)?.[1])]?.(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const relays = answers.map((_, index) => new URL(`${origin}/relay-${index}`))
  let clockMs = timeOfRound(publishedRound) * 1000
  const beacon = new HttpBeacon({
    chain: quicknet,
    relays,
    now: () => new Date(clockMs),
    onFailure: (failure) => failures.push(failure),
    // Where nothing answers, nothing is quicker than the end of the time.
    patience: { timeoutMs: answers.every((how) => how === silent) ? 20 : 60_000, pauseMs: 1 },
    isSigned: (round, signature, chain) => {
      checks.push(signature)
      if (checksToFail-- > 0) return Promise.reject(new Error('planted'))
      return isSigned(round, signature, chain)
    },
  })
  return {
    beacon,
    /** Numbers of the relays that were asked, in order. */
    asked: () => asked.map((url) => Number(/^\/relay-(\d)\//.exec(url)?.[1])),
    paths: asked,
    /** Signatures that were looked at. */
    checks,
    /** Lets the next checks end without a verdict, as when their thread dies. */
    failChecks: (number: number) => {
      checksToFail = number
    },
    /** What was told of relays, as `number: reason`, with a sign for those that disagree. */
    failures: () =>
      failures.map(({ relay, reason, disagrees }) => `${relay.at(-1)}: ${reason}${disagrees ? '!' : ''}`).sort(),
    told: failures,
    answer: (relay: number, how: Answering) => {
      now[relay] = how
    },
    moveClock: (seconds: number) => {
      clockMs += seconds * 1000
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await beacon[Symbol.asyncDispose]()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
