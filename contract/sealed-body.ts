import Type, { type Static } from 'typebox'
import { moment, shape } from './system/content.ts'

/** Media type of a body that travels as compact JWE: RSA-OAEP-256 and A256GCM, with `kid` in its header. */
export const sealedBodyType = 'application/jose'

/** What a sealed body holds: the body of its call, and what lets it be opened once and soon only. */
export const sealedContent = shape({
  ts: moment,
  nonce: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: '128 bits of chance' }),
  /** Checked against the call's own schema once the body is open. */
  body: Type.Unknown(),
})
export type SealedContent = Static<typeof sealedContent>
