import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'

/** Bytes that nobody can foresee. */
export type RandomBytes = (bytes: number) => Buffer

const idBytes = 32
const idText = /^[A-Za-z0-9_-]{43}$/

/** What a client holds of a session, and what the database keeps in their place. */
export interface NewSecrets {
  readonly id: string
  readonly token: string
  readonly idHash: Buffer
  readonly tokenHash: Buffer
}

/** Draws sessions and knows their tokens: a token is an HMAC of its session's id under a key of all processes. */
export class SessionSecrets {
  readonly #key: Uint8Array
  readonly #random: RandomBytes

  constructor(key: Uint8Array, random: RandomBytes) {
    this.#key = key
    this.#random = random
  }

  draw(): NewSecrets {
    const id = this.#random(idBytes).toString('base64url')
    const token = this.tokenOf(id)
    return { id, token, idHash: hashOfSecret(id), tokenHash: hashOfSecret(token) }
  }

  tokenOf(id: string): string {
    return createHmac('sha256', this.#key).update(`session token of ${id}`).digest('base64url')
  }

  /** Whether `token` belongs to the session with this id; it takes the same time for every token. */
  isTokenOf(id: string, token: string): boolean {
    return timingSafeEqual(hashOfSecret(token), hashOfSecret(this.tokenOf(id)))
  }
}

/** Whether this could be the id or the token of a session at all. */
export function isSecretText(text: string): boolean {
  return idText.test(text)
}

/** Name of the portal's session cookie; `__Host-` comes before it on https. */
export const sessionCookie = 'sid'
/** The console's is another, for cookies ignore ports. */
export const consoleCookie = 'osid'
