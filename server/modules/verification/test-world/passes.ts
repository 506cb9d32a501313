import { randomBytes } from 'node:crypto'
import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { World } from '#/test-world/world.ts'
import { insertPass } from '../store/verification-passes.ts'
import { issueCaptcha } from '../use-cases/issue-captcha.ts'
import { askerWith, type Browser } from './browser.ts'

/** The browser as an asker, whom the server need not have met. */
function askerIn({ cookies, address }: Browser) {
  if (!cookies.has('asker')) cookies.set('asker', newSecret(16))
  return askerWith(cookies.get('asker') ?? '', address)
}

/** A pass that this browser can use once, as if it had solved a slider. */
export async function passFor(w: World, from: Browser, purpose: VerificationPurpose): Promise<string> {
  const passToken = randomBytes(32).toString('base64url')
  const { key } = askerIn(from)
  await w.database.transaction((tx) => insertPass(tx, { tokenHash: hashOfSecret(passToken), asker: key, purpose }))
  return passToken
}

/** What goes with a login that needs a captcha, from a browser whose owner reads every image. */
export async function readCaptcha(
  w: World,
  from: Browser,
): Promise<{ readonly captchaId: string; readonly captcha: string }> {
  const captcha = 'KW3AT'
  const captchaId = await w.database.transaction((tx) => issueCaptcha(tx, captcha, askerIn(from)))
  return { captchaId, captcha }
}
