import type { FastifyRequest } from 'fastify'

/** What the operators' port is called on its own machine. */
const loopback = ['localhost', '127.0.0.1', '[::1]', 'console.localhost']

/**
 * Whether a request is meant for us: every host that it names, behind a trusted proxy the forwarded one too, is that of
 * `url` or this machine. A page of another site whose name was made to lead here still sends its own (DNS rebinding).
 */
export function servedHosts(url: URL): (request: Pick<FastifyRequest, 'headers' | 'host'>) => boolean {
  const served = new Set([url.hostname, ...loopback])
  return ({ headers, host }) => [headers.host, host].every((named) => served.has(nameIn(named)))
}

/** The name without its port, which forwarding may change; empty for what is no host. */
function nameIn(host = ''): string {
  return /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/.exec(host.toLowerCase())?.[1] ?? ''
}
