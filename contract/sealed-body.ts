import Type, { type Static } from 'typebox'
import { moment, shape } from './system/content.ts'

/** Media type of a body that travels as compact JWE: RSA-OAEP-256 and A256GCM, with `kid` in its header. */
export const sealedBodyType = 'application/jose'

/** The body of one call, with what lets it be opened once, soon, and for that call only. */
export const sealedContent = shape({
  call: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{1,59}$', description: 'operationId of the call that it is for' }),
  ts: moment,
  nonce: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: '128 bits of chance' }),
  /** Checked against the call's own schema once the body is open. */
  body: Type.Unknown(),
})
export type SealedContent = Static<typeof sealedContent>
