import type { FastifyBaseLogger } from 'fastify'
import type { SmsPart } from '#/modules/codes/sms.ts'
import type { Binding } from '#/platform/http/bind.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import { freePlayCall } from './calls/free-play.ts'
import { loginCall } from './calls/login.ts'
import { rememberedLoginBindings } from './calls/remembered-login.ts'
import type { WordParts } from './own-words.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { EnterParts } from './proven.ts'

export interface LoginPartParts extends EnterParts, WordParts {
  readonly passwords: PasswordHashing
  /** Key of the sessions' tokens and of the names of cookies, the same for every process. */
  readonly tokenKey: Uint8Array
  readonly bodyKeys: BodyKeys
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
  readonly sms: Pick<SmsPart, 'smsLogin'>
}

/** The part of the module that signs people in: its calls. */
export function loginPart({ tokenKey, logger, ...parts }: LoginPartParts): { readonly calls: readonly Binding[] } {
  const cookieKey = tokenKey
  const onReuse = (accountId: bigint) =>
    logger.warn(
      { accountId: String(accountId) },
      'a remembered login was shown after its use: it has ended, with the sessions of its account that such logins opened',
    )
  return {
    calls: [
      loginCall({ ...parts, cookieKey }),
      ...rememberedLoginBindings({ ...parts, cookieKey, onReuse }),
      freePlayCall(parts),
    ],
  }
}
