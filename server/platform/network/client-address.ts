import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/**
 * The address of a request's client, as Fastify's `request.ip` says it, by the same library: a proxy's word on it counts
 * where the proxy is trusted. Empty where the connection is gone.
 */
export function clientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile([...trustedProxies])
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddr(request, trust))
}
