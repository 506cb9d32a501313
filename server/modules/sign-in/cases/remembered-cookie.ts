import { createHmac } from 'node:crypto'
import { foldedUsername } from '#/modules/accounts/folded-username.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { RememberedLoginRow } from '../store/remembered-logins.ts'

const halfBytes = 16
const cookieText = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})$/
const nameLength = 22

/** What a browser's cookie holds, and what is kept of it. */
export interface RememberedCookie {
  readonly value: string
  readonly row: RememberedLoginRow
}

/** Name of the cookie in which a browser remembers this account: several fit, and none says whose it is. */
export function rememberedCookieName(key: Uint8Array, username: string): string {
  const name = createHmac('sha256', key)
    .update(`remembered login of ${foldedUsername(username)}`)
    .digest('base64url')
  return `rm-${name.slice(0, nameLength)}`
}

/** A new validator, of a new family unless one is named. */
export function newRememberedCookie(selector = newSecret(halfBytes)): RememberedCookie {
  const validator = newSecret(halfBytes)
  return { value: `${selector}.${validator}`, row: { selector, validatorHash: hashOfSecret(validator) } }
}

/** What is kept of the cookie that a browser shows; undefined where it can be none of ours. */
export function rememberedRow(value: string | undefined): RememberedLoginRow | undefined {
  const [, selector, validator] = cookieText.exec(value ?? '') ?? []
  return selector === undefined || validator === undefined
    ? undefined
    : { selector, validatorHash: hashOfSecret(validator) }
}
