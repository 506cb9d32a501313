import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'headers' | 'host'>

/**
 * Whether a page of another origin sends this request. Browsers say so in `Sec-Fetch-Site`, which they send to
 * trustworthy origins, and in `Origin`, which they send with whatever is not a plain read; no script can forge
 * them. Other ports of this host are foreign too: cookies ignore ports.
 */
export function isForeign({ headers, host }: Asked, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return true
  const { origin } = headers
  return origin !== undefined && !isOwn(origin, host, publicOrigin)
}

/**
 * Whether one of our own pages asks for a websocket, which any page may open to anywhere, with our cookies. Browsers
 * always send its `Origin`; `Sec-Fetch-Site` some do not.
 */
export function isOwnPage({ headers, host }: Asked, publicOrigin: string): boolean {
  return headers.origin !== undefined && isOwn(headers.origin, host, publicOrigin)
}

/**
 * The brand answers under mirrors as well: what counts is the host that was asked. The scheme is that of `publicOrigin`,
 * as a proxy may speak plainly with us: over https, a page that came by plain HTTP may be anybody's on the way.
 */
function isOwn(origin: string, host: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.host === host && url.protocol === new URL(publicOrigin).protocol
}

/** Whether a page in a browser sends this request, rather than an app. */
export function isFromPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}
