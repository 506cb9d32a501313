import { consumerOf, emit } from '#/events.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Consumer } from '#/platform/outbox/relay.ts'
import type { Gateway, PaymentFact } from '../gateway/gateway-port.ts'
import { gatewayEventOf, insertGatewayEvent, lockGatewayEvent, noteHandled } from '../store/gateway-events.ts'
import type { EventSeal } from './event-seal.ts'
import { type ClaimParts, takeClaim } from './take-claim.ts'
import { type FactParts, takeFact } from './take-fact.ts'

interface Heard {
  readonly provider: string
  readonly eventKey: string
  /** As it came, byte for byte. */
  readonly body: string
  readonly fact: PaymentFact
}

/**
 * Keeps a provider's message, once, and has it handled: the provider is answered as soon as this is committed. Messages
 * about one transaction are handled in the order in which they came.
 */
export async function hearProvider(database: Database, seal: EventSeal, heard: Heard): Promise<void> {
  const { provider, fact } = heard
  await database.transaction(async (tx) => {
    const id = (await keep(tx, seal, heard)) ?? (await keepIfDrifted(tx, seal, heard))
    if (id === undefined) return
    const aggregate = `payment:${provider}:${fact.orderNumber ?? fact.transactionId}`
    await emit(tx, [{ name: 'payment.reported', aggregate, payload: { eventId: String(id) } }])
  })
}

async function keep(tx: Tx, seal: EventSeal, heard: Heard): Promise<bigint | undefined> {
  const { provider, eventKey } = heard
  return await insertGatewayEvent(tx, { provider, eventKey, body: seal.seal(heard) })
}

/** A message that was kept before is kept again only where it now names another amount, which somebody must see. */
async function keepIfDrifted(tx: Tx, seal: EventSeal, heard: Heard): Promise<bigint | undefined> {
  const { provider, eventKey, fact } = heard
  const first = await gatewayEventOf(tx, provider, eventKey)
  if (!first || seal.open(first).amountMinor === fact.amountMinor) return undefined
  return await keep(tx, seal, { ...heard, eventKey: `${eventKey} amount ${fact.amountMinor}` })
}

interface HandlingParts extends FactParts, ClaimParts {
  readonly gateways: ReadonlyMap<string, Gateway>
}

/** Handles messages that are kept. One whose signature covers no amount only has its provider asked. */
export function paymentConsumer(parts: HandlingParts): Consumer {
  const { seal, gateways } = parts
  return consumerOf('payment.reported', 'deposits', async (tx, { eventId }) => {
    const event = await lockGatewayEvent(tx, BigInt(eventId))
    if (!event || event.handled_at !== null) return
    const fact = seal.open<PaymentFact>(event)
    const take = gateways.get(event.provider)?.isAskedBack ? takeClaim : takeFact
    const { outcome, depositId } = await take(tx, event.provider, fact, parts)
    await noteHandled(tx, event.id, { outcome, depositId })
  })
}
