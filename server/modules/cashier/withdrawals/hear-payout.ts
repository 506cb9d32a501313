import { consumerOf, emit } from '#/events.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Consumer } from '#/platform/outbox/relay.ts'
import type { EventSeal } from '../deposits/event-seal.ts'
import type { PayoutFact } from '../gateway/gateway-port.ts'
import type { HeardMessage } from '../gateway/serve-gateways.ts'
import { insertGatewayEvent, lockGatewayEvent, noteHandled } from '../store/gateway-events.ts'
import { type PayoutFactParts, takePayout } from './take-payout.ts'

/**
 * Keeps a provider's message about a payout, once, and has it handled: the provider is answered as soon as this is
 * committed. Messages about one payout are handled in the order in which they came.
 */
export async function hearPayout(database: Database, seal: EventSeal, heard: HeardMessage<PayoutFact>): Promise<void> {
  const { provider, eventKey, fact } = heard
  await database.transaction(async (tx) => {
    const id = await insertGatewayEvent(tx, { provider, eventKey, body: seal.seal(heard) })
    if (id === undefined) return
    const aggregate = `payout:${provider}:${fact.payoutId}`
    await emit(tx, [{ name: 'payout.reported', aggregate, payload: { eventId: String(id) } }])
  })
}

/** Handles messages that are kept. */
export function payoutConsumer(seal: EventSeal, parts: PayoutFactParts): Consumer {
  return consumerOf('payout.reported', 'withdrawals', async (tx, { eventId }) => {
    const event = await lockGatewayEvent(tx, BigInt(eventId))
    if (!event || event.handled_at !== null) return
    const fact = seal.open<PayoutFact>(event)
    const outcome = await takePayout(tx, { provider: event.provider, kind: 'callback', fact }, parts)
    await noteHandled(tx, event.id, { outcome, depositId: undefined })
  })
}
