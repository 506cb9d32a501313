import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Context } from '#/platform/http/bind.ts'
import { networkOf } from '#/platform/network/network-of-address.ts'

/** A browser in its network, signed in or not: what a challenge is bound to. */
export interface Asker {
  /** Hash of its anonymous cookie and its network. */
  readonly key: Uint8Array
}

const cookie = 'asker'
const cookieBytes = 16
const cookieShape = /^[A-Za-z0-9_-]{22}$/

/** Who asks; a browser without the cookie is given one with the answer. */
export function askerOf({ browser, address }: Pick<Context, 'browser' | 'address'>): Asker {
  const known = browser.cookie(cookie)
  const isKnown = known !== undefined && cookieShape.test(known)
  const name = isKnown ? known : newSecret(cookieBytes)
  if (!isKnown) browser.keep(cookie, name)
  return { key: hashOfSecret(`${name} ${networkOf(address)}`) }
}
