import { randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import { TOTP } from 'otpauth'
import type { NewAccount } from '#/modules/accounts/accounts.ts'
import { confirmAddress, giveEmail, giveMobile } from '#/modules/accounts/contacts.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import { lastCode, newBrowser } from '#/modules/codes/test-world/sms-world.ts'
import { type StandInGateway, standInGateway } from '#/modules/codes/test-world/stand-in-gateway.ts'
import { type StandInMail, standInMail } from '#/modules/codes/test-world/stand-in-mail.ts'
import type { Browser } from '#/modules/verification/test-world/browser.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { type World, type WorldOptions, world } from '#/test-world/world.ts'
import { accountWith, logIn } from './log-in.ts'
import { type OwnCalls, ownCalls } from './own-calls.ts'

/** A world that sends messages and mails, and asks whoever comes from an unknown address for one proof more. */
export interface FactorsWorld extends AsyncDisposable {
  readonly w: World
  readonly gateway: StandInGateway
  readonly mail: StandInMail
}

export async function factorsWorld(options: WorldOptions = {}): Promise<FactorsWorld> {
  const gateway = await standInGateway()
  const mail = await standInMail()
  const w = await world({ smsGateway: gateway, mailServer: mail, ...options })
  await w.set('stepUp', { enabled: true, knownForDays: 30, trustsKnownDevices: true })
  return {
    w,
    gateway,
    mail,
    async [Symbol.asyncDispose]() {
      await w[Symbol.asyncDispose]()
      await gateway[Symbol.asyncDispose]()
      await mail[Symbol.asyncDispose]()
    },
  }
}

export const password = 'mận chín đỏ'

/** What an account can prove itself with besides its password. */
export interface Factors {
  readonly mobile?: string
  readonly email?: { readonly address: string; readonly isConfirmed: boolean }
  readonly bankAccountName?: string
}

export interface Player {
  readonly id: bigint
  readonly username: string
}

/** For whoever signs in by SMS alone. */
export const withoutPassword = { passwordHash: undefined } as unknown as Partial<NewAccount>

/** A member with the password and these factors. */
export async function player(w: World, factors: Factors = {}, given: Partial<NewAccount> = {}): Promise<Player> {
  const username = `p${randomBytes(6).toString('hex')}`
  const id = await accountWith(w, username, password, given)
  const { mobile, email, bankAccountName } = factors
  await w.database.transaction(async (tx) => {
    if (mobile !== undefined) await giveMobile(tx, w.personal, id, mobile)
    if (email !== undefined) {
      await giveEmail(tx, w.personal, id, email.address)
      if (email.isConfirmed) await confirmAddress(tx, id, w.personal.hashOfMail(email.address))
    }
    if (bankAccountName !== undefined)
      await saveDetail(tx, w.personal, id, { name: 'bankAccountName', value: bankAccountName })
  })
  return { id, username }
}

/** Calls of the player from a session of its own. */
export async function signedInAs(w: World, { id }: Player): Promise<OwnCalls> {
  return ownCalls(w, await w.signIn(id))
}

/** A session with the browser that holds it, which can solve sliders. */
export async function sessionInBrowser(
  w: World,
  who: Player,
): Promise<{ own: OwnCalls; passToken(): Promise<string> }> {
  const from = newBrowser(w)
  const { id, token } = await w.signIn(who.id)
  const cookie = `sid=${id}; asker=${from.cookies.get('asker')}`
  return { own: ownCalls(w, { headers: { cookie, token } }, from.address), passToken: () => passFor(w, from, 'sms') }
}

/** A sign-in by password from where the account is not known, as far as it goes. */
export async function pending(w: World, { username }: Player, from: Browser = newBrowser(w), given: object = {}) {
  const answer = await logIn(w, from, { username, password, ...given })
  const { id, ways } = answer.json().value?.stepUp ?? { id: 'none', ways: [] }
  return { answer, from, stepUp: id as string, ways: ways as { method: string; to?: string }[] }
}

/** What the browser of a pending sign-in sends to finish it. */
export async function finish({ from, stepUp }: { from: Browser; stepUp: string }, method: string, proof: string) {
  return await from.postSealed(calls.finishStepUp.path, { stepUp, method, proof })
}

export async function askForStepUpCode({ from, stepUp }: { from: Browser; stepUp: string }, method: string) {
  return await from.post(calls.stepUpCode.path, { stepUp, method })
}

/** Asks for a code by SMS, and reads it. */
export async function sentStepUpCode(s: FactorsWorld, begun: { from: Browser; stepUp: string }): Promise<string> {
  const before = s.gateway.deliveries.length
  const answer = await askForStepUpCode(begun, 'sms')
  if (answer.statusCode !== 200) throw new Error(answer.body)
  await s.gateway.arrived(before + 1)
  return lastCode(s.gateway)
}

/** Asks for a code by mail, and reads it. */
export async function mailedStepUpCode(s: FactorsWorld, begun: { from: Browser; stepUp: string }): Promise<string> {
  const before = s.mail.deliveries.length
  const answer = await askForStepUpCode(begun, 'email')
  if (answer.statusCode !== 200) throw new Error(answer.body)
  await s.mail.arrived(before + 1)
  return lastMailCode(s.mail)
}

/** The code of the mail that arrived last. */
export function lastMailCode({ deliveries }: StandInMail): string {
  return /\b\d{6}\b/.exec(deliveries.at(-1)?.text ?? '')?.[0] ?? 'none'
}

const stepSeconds = 30

/** Sets the database's clock to the first seconds of a step, so that no step ends within a test. */
export async function beginStep(w: World): Promise<void> {
  await w.moveClock(0)
  const now = await databaseNow(w.database.db)
  await w.moveClock(stepSeconds + 1 - ((now.getTime() / 1000) % stepSeconds))
}

/** The code that an authenticator with this secret shows so many seconds from the database's time. */
export async function authenticatorCode(w: World, secret: string, secondsOff = 0): Promise<string> {
  const now = await databaseNow(w.database.db)
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + secondsOff * 1000 })
}

/** A code that is not this one. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')
