import { calls } from '@banyan/contract/calls.ts'
import { proofAmong, type WorkTask } from '@banyan/rules/verification/proof-of-work.ts'
import type { LightMyRequestResponse } from 'fastify'
import { noBrowser } from '#/platform/http/browser.ts'
import { callAt, sealBody, sealedHeaders } from '#/test-world/sealed-body.ts'
import type { World } from '#/test-world/world.ts'
import { type Asker, askerOf } from '../asker.ts'

/** A browser at an address, which keeps the cookies that it is given. */
export interface Browser {
  readonly address: string
  readonly cookies: Map<string, string>
  get(path: string, query?: Record<string, string>): Promise<LightMyRequestResponse>
  post(path: string, payload: object): Promise<LightMyRequestResponse>
  /** Posts a body of an encrypted call. */
  postSealed(path: string, payload: object): Promise<LightMyRequestResponse>
  /** Puts one. */
  putSealed(path: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** The same browser after its provider gave it another address. */
  at(remoteAddress: string): Browser
}

/**
 * A browser, behind these proxies on its way to us, the one that it meets first before the others. Like every client, it may
 * have made up an address before the proxies say theirs.
 */
export function browser(
  w: World,
  remoteAddress = '203.0.113.9',
  cookies = new Map<string, string>(),
  proxies: readonly string[] = [],
): Browser {
  const told = ['203.0.113.77', remoteAddress, ...proxies.slice(0, -1)].join(', ')
  const send = async (request: {
    method: 'GET' | 'POST' | 'PUT'
    url: string
    query?: Record<string, string>
    payload?: object | string
    headers?: Record<string, string>
  }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await w.app.portal.inject({
      ...request,
      remoteAddress: proxies.at(-1) ?? remoteAddress,
      headers: {
        ...request.headers,
        ...(cookie && { cookie }),
        ...(proxies.length > 0 && { 'x-forwarded-for': told }),
      },
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    address: remoteAddress,
    cookies,
    get: (url, query = {}) => send({ method: 'GET', url, query }),
    post: (url, payload) => send({ method: 'POST', url, payload }),
    postSealed: async (url, body) => {
      const payload = await sealBody(await w.bodyKey(), callAt(url), JSON.stringify(body))
      return await send({ method: 'POST', url, payload, headers: sealedHeaders })
    },
    putSealed: async (url, body, headers = {}) => {
      const payload = await sealBody(await w.bodyKey(), callAt(url), JSON.stringify(body))
      return await send({ method: 'PUT', url, payload, headers: { ...headers, ...sealedHeaders } })
    },
    at: (address) => browser(w, address, cookies, proxies),
  }
}

/** The asker as whom the server knows a browser with this cookie. */
export function askerWith(cookie: string, address = '203.0.113.9'): Asker {
  return askerOf({ address, browser: { ...noBrowser, cookie: () => cookie } })
}

/** A challenge as the server sends it, with the proof of its work. */
export async function solvedWork(from: Browser, query: Record<string, string>) {
  const answer = await from.get(calls.sliderChallenge.path, query)
  const { challenge, work } = answer.json().value as { challenge: string; work: WorkTask }
  return { challenge, work: proofAmong(work, 0, 2 ** 32) ?? -1, answer }
}
