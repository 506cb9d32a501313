import type { FastifyBaseLogger } from 'fastify'
import type { PhoneProviderConfig } from '#/platform/config/config.ts'
import { HttpPhoneProvider } from './phone-provider/http-phone-provider.ts'
import { PhoneTokens } from './phone-provider/phone-tokens.ts'
import * as rows from './store/used-phone-tokens.ts'

interface Parts {
  readonly phoneProvider: PhoneProviderConfig
  readonly now: () => Date
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** The third party that proves mobile numbers (requirements ACC-14): `codes` asks it, `tokens` checks what it signs. */
export function openPhoneProvider({ phoneProvider, now, logger }: Parts) {
  const onFault = (reason: string) => logger.warn({ reason }, 'the phone-verification provider failed')
  return {
    codes: new HttpPhoneProvider(phoneProvider, onFault),
    tokens: new PhoneTokens(phoneProvider, { now, onFault }),
  }
}

export type PhoneProvider = ReturnType<typeof openPhoneProvider>

/** Uses a token up; false when it was used before. */
export const consumePhoneToken = rows.consumePhoneToken
