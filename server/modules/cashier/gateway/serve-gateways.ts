import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tally } from '#/platform/process/tally.ts'
import type { Gateway, PaymentFact, PayoutFact } from './gateway-port.ts'

export interface GatewayPortParts {
  /** By the provider's code. */
  readonly gateways: ReadonlyMap<string, Gateway>
  readonly tally: Pick<Tally, 'note'>
  readonly now: () => Date
  /** Keeps a message about a payment; the provider is answered once it is kept. */
  hear(heard: HeardMessage<PaymentFact>): Promise<void>
  /** The same of one about a payout. */
  hearPayout(heard: HeardMessage<PayoutFact>): Promise<void>
}

export interface HeardMessage<Fact> {
  readonly provider: string
  readonly eventKey: string
  /** As it came, byte for byte. */
  readonly body: string
  readonly fact: Fact
}

/** Larger messages are refused before they are read. */
const bodyLimit = 64 * 1024

/**
 * Routes providers' messages at the machines' port, one path for each configured provider. The signature covers the
 * body's bytes, so it stays text, whatever type it says it has.
 */
export function serveGateways(app: FastifyInstance, parts: GatewayPortParts): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) => parsed(null, body))
    for (const [provider, gateway] of parts.gateways)
      scope.route({
        method: 'POST',
        url: gatewayPath(provider),
        bodyLimit,
        schema: { hide: true },
        handler: (request, reply) => answer(parts, provider, gateway, request, reply),
      })
    done()
  })
}

/** Where a provider tells what became of payments. */
export const gatewayPath = (provider: string): string => `/gateway/v1/${provider.toLowerCase()}`

async function answer(
  { tally, now, hear, hearPayout }: GatewayPortParts,
  provider: string,
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const body = typeof request.body === 'string' ? request.body : ''
  const { method, url: path, headers, ip: address } = request
  const reading = gateway.read({ method, path, headers, body, address }, now())
  if (reading.is === 'forged') tally.note('forged_payments', provider)
  const isFact = reading.is === 'fact' || reading.is === 'payout'
  const outcome = isFact ? await keep() : reading.is === 'ignored' ? 'taken' : reading.is
  const { status, body: text, contentType } = gateway.reply(outcome)
  void reply.code(status).header('content-type', contentType).header('cache-control', 'no-store')
  return text

  async function keep(): Promise<'taken' | 'again'> {
    try {
      if (reading.is === 'fact') await hear({ provider, eventKey: reading.eventKey, body, fact: reading.fact })
      if (reading.is === 'payout') await hearPayout({ provider, eventKey: reading.eventKey, body, fact: reading.fact })
      return 'taken'
    } catch (error) {
      // Nothing was kept: the provider sends it again.
      request.log.error({ err: error, provider }, "a provider's message could not be kept")
      return 'again'
    }
  }
}
