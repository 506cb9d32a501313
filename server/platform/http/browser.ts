import type { IncomingMessage } from 'node:http'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The cookies of the client that asks, and what it calls itself. */
export interface Browser {
  /** The value of a cookie of ours; undefined where it was not sent. */
  cookie(name: string): string | undefined
  /** Gives it a cookie that no script can read: until the browser is closed, or for `maxAgeSeconds`. */
  keep(name: string, value: string, maxAgeSeconds?: number): void
  /** Takes a cookie back. */
  forget(name: string): void
  /** What it says of itself in `User-Agent`. */
  readonly userAgent: string
}

/** Cookies ignore ports, so each app has names of its own; `__Host-` pins them to one https origin. */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name
}

/** The value of a cookie of ours that came with a request. */
export function cookieOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  name: string,
  https: boolean,
): string | undefined {
  return headers.cookie === undefined ? undefined : fastifyCookie.parse(headers.cookie)[cookieName(name, https)]
}

/** Cookies of strict servers come with requests of their own pages alone, those of lax ones with links to them too. */
export type SameSite = 'lax' | 'strict'

/** The browser behind a request; what it is given travels with the reply. */
export function browserOf(request: FastifyRequest, reply: FastifyReply, https: boolean, sameSite: SameSite): Browser {
  const set = (name: string, value: string, maxAge: number | undefined) => {
    const rules = { path: '/', httpOnly: true, sameSite, secure: https } as const
    reply.setCookie(cookieName(name, https), value, maxAge === undefined ? rules : { ...rules, maxAge })
  }
  return {
    cookie: (name) => cookieOf(request, name, https),
    keep: set,
    forget: (name) => set(name, '', 0),
    userAgent: request.headers['user-agent'] ?? '',
  }
}

/** Nobody's browser, for answers that a document carries. */
export const noBrowser: Browser = { cookie: () => undefined, keep: () => {}, forget: () => {}, userAgent: '' }
