import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#/platform/config/config.ts'
import type { Binding } from '#/platform/http/bind.ts'
import { type PasskeysParts, passkeyBindings } from './calls/passkeys.ts'
import { passkeySite } from './cases/passkey-proof.ts'

interface Parts extends Omit<PasskeysParts, 'site' | 'onCountBack'> {
  readonly config: Pick<Config, 'publicUrl'>
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** The part of the module that knows passkeys: its calls. */
export function passkeyPart({ config, logger, ...parts }: Parts): { readonly calls: readonly Binding[] } {
  const onCountBack = (accountId: bigint) =>
    logger.warn({ accountId: String(accountId) }, 'the count of a passkey went back: it may have been copied')
  return { calls: passkeyBindings({ ...parts, site: passkeySite(config.publicUrl), onCountBack }) }
}
