import type { PaymentProviderConfig, PaymentProviderName } from '#/platform/config/payments.ts'
import type { GatewayParts, ProviderConfig } from '#/platform/network/gateway-parts.ts'
import { aggregatorGateway } from './adapters/aggregator.ts'
import { bankFeedGateway } from './adapters/bank-feed.ts'
import { momoGateway } from './adapters/momo.ts'
import { scratchCardGateway } from './adapters/scratch-card.ts'
import type { Gateway } from './gateway-port.ts'

const adapters: Readonly<Record<PaymentProviderName, (config: ProviderConfig, parts: GatewayParts) => Gateway>> = {
  AGGREGATOR: aggregatorGateway,
  BANKFEED: bankFeedGateway,
  MOMO: momoGateway,
  SCRATCH: scratchCardGateway,
}

/** The configured providers by their names in lower case: `aggregator`, `bankfeed`, `momo`, `scratch`. */
export function gatewaysOf(
  config: readonly PaymentProviderConfig[],
  parts: GatewayParts,
): ReadonlyMap<string, Gateway> {
  return new Map(
    config.map(({ name, ...given }) => {
      const gateway = adapters[name](given, parts)
      return [gateway.provider, gateway]
    }),
  )
}
