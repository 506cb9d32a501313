import { createHash } from 'node:crypto'

/** What the database keeps of a random secret: enough to know it again. It is too long to be guessed, so it needs no salt. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
