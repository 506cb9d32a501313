import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { moment, shape } from './content.ts'

/** The key that bodies of encrypted calls are sealed with (requirements SYS-17). */
export const bodyKeyValue = shape({
  kid: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'Thumbprint of the key, RFC 7638 with SHA-256' }),
  jwk: shape({
    kty: Type.Literal('RSA'),
    n: Type.String({ pattern: '^[A-Za-z0-9_-]{512}$', description: 'Modulus of 3072 bits' }),
    e: Type.String({ pattern: '^[A-Za-z0-9_-]{4}$' }),
  }),
  /** A sealed body names its time, and clocks of devices are often wrong: this one counts. */
  now: moment,
})
export type BodyKey = Static<typeof bodyKeyValue>

/** Asked for before the first encrypted call, and again when a sealed body was refused. */
export const bodyKey = defineCall({
  id: 'bodyKey',
  summary: 'The public key that bodies of encrypted calls are sealed with, and the time by our clock.',
  method: 'GET',
  path: '/wps/session/key',
  moduleId: 'SESSION',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({}),
  body: undefined,
  value: bodyKeyValue,
  errors: [],
  origin: 'ours',
})
