import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Browser } from '#/platform/http/browser.ts'

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

/** Lets the browser keep its name, from now on for so long again. */
export function keepDeviceName(browser: Browser, id: string): void {
  browser.keep(cookie, id, keptSeconds)
}
