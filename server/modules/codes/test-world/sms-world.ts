import { randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { giveMobile } from '#/modules/accounts/contacts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { type Browser, browser } from '#/modules/verification/test-world/browser.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import { type World, type WorldOptions, world } from '#/test-world/world.ts'
import { type StandInGateway, standInGateway } from './stand-in-gateway.ts'

/** A world that can send messages. */
export interface SmsWorld extends AsyncDisposable {
  readonly w: World
  readonly gateway: StandInGateway
}

export async function smsWorld(options: WorldOptions = {}): Promise<SmsWorld> {
  const gateway = await standInGateway()
  const w = await world({ ...options, smsGateway: gateway })
  return {
    w,
    gateway,
    async [Symbol.asyncDispose]() {
      await w[Symbol.asyncDispose]()
      await gateway[Symbol.asyncDispose]()
    },
  }
}

/** A browser that nobody has seen, in a network of its own, which has the cookie of an asker. */
export function newBrowser(w: World): Browser & { readonly address: string } {
  const address = [10, ...randomBytes(3)].join('.')
  return { ...browser(w, address, new Map([['asker', randomBytes(16).toString('base64url')]])), address }
}

/** Asks for a code with a fresh pass; from a browser that nobody has seen unless one is given. */
export async function askForCode(w: World, mobileNum: string, given: object = {}, from = newBrowser(w)) {
  const passToken = await passFor(w, from, 'sms')
  const body = { countryDialingCode: '84', mobileNum, purpose: 'login', passToken, ...given }
  return await from.post(calls.smsCode.path, body)
}

/** A member with a mobile number. */
export async function memberWith(w: World, e164: string, language?: string): Promise<bigint> {
  return await w.database.transaction(async (tx) => {
    const username = `player-${randomBytes(6).toString('hex')}`
    const id = await createAccount(tx, anAccount({ username, ...(language && { language }) }))
    await giveMobile(tx, w.personal, id, e164)
    return id
  })
}

/** The code of the message that reached the gateway last. */
export function lastCode({ deliveries }: StandInGateway): string {
  return /\b\d{6}\b/.exec(deliveries.at(-1)?.message.text ?? '')?.[0] ?? 'none'
}
