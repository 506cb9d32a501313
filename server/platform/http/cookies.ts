import { fastifyCookie } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The cookies of one request. */
export interface Cookies {
  /** What the browser sent under this name. */
  read(name: string): string | undefined
  /** Sends a cookie that lasts until the browser closes, that no script reads and no other site's form brings. */
  write(name: string, value: string): void
}

/** Teaches a server cookies; they are read only where a call asks for one. */
export function serveCookies(app: FastifyInstance): void {
  void app.register(fastifyCookie, { hook: false })
}

/**
 * On https a name gets the prefix `__Host-`: no sibling domain and no plain http can plant such a cookie. On
 * plain http, where a browser would refuse it, the name stands alone.
 */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, https: boolean): Cookies {
  const full = (name: string) => (https ? `__Host-${name}` : name)
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
  return {
    read: (name) => request.server.parseCookie(request.headers.cookie ?? '')[full(name)],
    write: (name, value) => void reply.setCookie(full(name), value, attributes),
  }
}

/** For answers that many browsers are given: they depend on nobody's cookies and bring none. */
export const noCookies: Cookies = {
  read: () => undefined,
  write: (name) => {
    throw new Error(`the cookie ${name} would go to every browser that is given this answer`)
  },
}
