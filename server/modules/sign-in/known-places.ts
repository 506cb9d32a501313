import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { CountryOfAddress } from '#/modules/system/country-of-address.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Context } from '#/platform/http/bind.ts'
import type { Browser } from '#/platform/http/browser.ts'
import {
  accountsAtDevicesOf,
  accountsAtSamePlaces,
  keepDevice,
  keepNetwork,
  knowsDevice,
} from './store/known-places.ts'
import type { SignInPlace } from './store/sign-ins.ts'

const networksAtMost = 20
const devicesAtMost = 20

/** From now on the account knows the network of this address: it has proved itself from there, or registered. */
export async function knowNetwork(
  tx: Tx,
  personal: PersonalSecrets,
  accountId: bigint,
  address: string,
): Promise<void> {
  await keepNetwork(tx, accountId, personal.hashOfNetwork(address), networksAtMost)
}

const cookie = 'dev'
const idBytes = 16
const idText = /^[A-Za-z0-9_-]{22}$/
/** 400 days: browsers keep no cookie longer. */
const keptSeconds = 400 * 86_400

/** The name under which accounts know this browser; undefined until one has signed in from it. */
export function deviceOf(browser: Browser): string | undefined {
  const id = browser.cookie(cookie)
  return id !== undefined && idText.test(id) ? id : undefined
}

export function newDevice(): string {
  return newSecret(idBytes)
}

/** From now on the account knows this device, by its name and by what its browser says of itself. */
export async function rememberDevice(tx: Tx, accountId: bigint, deviceId: string, userAgent?: string): Promise<void> {
  const device = userAgent === undefined ? null : shortDevice(userAgent)
  await keepDevice(tx, accountId, { deviceHash: hashOfSecret(deviceId), device }, devicesAtMost)
}

/** Whether the account has signed in from the device of this name. */
export async function isDeviceOf(db: Db, accountId: bigint, device: string): Promise<boolean> {
  return await knowsDevice(db, accountId, hashOfSecret(device))
}

/** Lets the browser keep its name, from now on for so long again. */
export function keepDeviceName(browser: Browser, id: string): void {
  browser.keep(cookie, id, keptSeconds)
}

const longestDevice = 200

const shortDevice = (userAgent: string) => userAgent.slice(0, longestDevice).toWellFormed()

/** Where a sign-in comes from, as its account will be shown it. */
export function signInPlace(
  countryOf: CountryOfAddress,
  { browser, address }: Pick<Context, 'browser' | 'address'>,
): SignInPlace {
  return { device: shortDevice(browser.userAgent), address, country: countryOf(address) }
}

/** Other accounts that know a device, or a network, which this one knows: somebody may hold several. */
export const othersAtSamePlaces = accountsAtSamePlaces

/** Of many accounts at once: others that know one of their devices. */
export const othersAtDevicesOf = accountsAtDevicesOf
