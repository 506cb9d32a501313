import { randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import type { LightMyRequestResponse } from 'fastify'
import { askForCode, lastCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import type { Browser } from '#/modules/verification/test-world/browser.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import type { World, WorldOptions } from '#/test-world/world.ts'
import { type FactorsWorld, factorsWorld, type Player, player } from './factors-world.ts'
import { logIn } from './log-in.ts'

/** A world that sends messages and mails, and asks nobody for one proof more. */
export async function passwordWorld(options: WorldOptions = {}): Promise<FactorsWorld> {
  const f = await factorsWorld(options)
  await f.w.set('stepUp', { enabled: false, knownForDays: 30, trustsKnownDevices: true })
  return f
}

/** A member with a number and a confirmed address that are nobody else's. */
export interface Reachable extends Player {
  /** Inside Vietnam, as it is typed. */
  readonly digits: string
  readonly email: string
}

let numbers = 0

export async function reachable(w: World, isConfirmed = true): Promise<Reachable> {
  // Counted, not drawn: not every number that begins with 09 is one of a network.
  const digits = `098${String(++numbers).padStart(7, '0')}`
  const email = `m${randomBytes(6).toString('hex')}@example.com`
  const mobile = `+84${digits.slice(1)}`
  return { ...(await player(w, { mobile, email: { address: email, isConfirmed } })), digits, email }
}

/** Asks for a link, from a browser that nobody has seen unless one is given. */
export async function forget(
  w: World,
  { username, email }: Pick<Reachable, 'username' | 'email'>,
  from = newBrowser(w),
): Promise<LightMyRequestResponse> {
  return await from.post(calls.forgotByEmail.path, { username, email, passToken: await passFor(w, from, 'mail') })
}

/** The code of a link that the account was mailed. */
export async function linkOf(f: FactorsWorld, who: Reachable): Promise<string> {
  const before = f.mail.deliveries.length
  const { statusCode } = await forget(f.w, who)
  if (statusCode !== 200) throw new Error(`asking for a link was answered with ${statusCode}`)
  // A mail that tells of an earlier change, or one to somebody else, may come before it.
  for (let at = before; ; at++) {
    await f.mail.arrived(at + 1)
    const mail = f.mail.deliveries[at]
    const code = /\/\?reset=([A-Za-z0-9_-]{27})$/m.exec(mail?.text ?? '')?.[1]
    if (code !== undefined && mail?.to.includes(who.email)) return code
  }
}

export async function resetByLink(w: World, code: string, newPassword: string, given: object = {}) {
  const body = { code, newPassword, confirmNewPassword: newPassword, ...given }
  return await newBrowser(w).postSealed(calls.resetByEmail.path, body)
}

/** The code that the number is sent for this purpose. */
export async function codeOf(f: FactorsWorld, { digits }: Reachable, purpose = 'password'): Promise<string> {
  const before = f.gateway.deliveries.length
  const { statusCode } = await askForCode(f.w, digits, { purpose })
  if (statusCode !== 200) throw new Error(`asking for a code was answered with ${statusCode}`)
  await f.gateway.arrived(before + 1)
  return lastCode(f.gateway)
}

/** What the login by this password answers, from where nobody has signed in. */
export async function codeOfLogin(w: World, { username }: Player, password: string, from: Browser = newBrowser(w)) {
  return (await logIn(w, from, { username, password })).json().code as string | undefined
}
