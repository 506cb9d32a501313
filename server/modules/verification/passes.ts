import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Asker } from './asker.ts'
import { spendCaptcha } from './store/captchas.ts'
import { takePass } from './store/verification-passes.ts'
import { answerHash } from './use-cases/issue-captcha.ts'

/**
 * Uses up the pass of a verification; false when it is over, used, another asker's or for another purpose. It is a
 * transaction of its own, which has committed when it answers: no refusal of the protected work gives the pass back.
 */
export async function consumePass(
  database: Database,
  passToken: string,
  purpose: VerificationPurpose,
  asker: Asker,
): Promise<boolean> {
  const tokenHash = hashOfSecret(passToken)
  return (await database.atOnce(takePass({ tokenHash, asker: asker.key, purpose }))).length > 0
}

/** What somebody sends who has read an image, or did the longer work in its place. */
export interface TypedCaptcha {
  readonly captchaId?: string
  readonly captcha?: string
  readonly captchaPass?: string
}

/** Uses up an image that was read, or in its place a pass that took the longer work; refuses where neither holds. */
export async function passCaptcha(
  database: Database,
  { captchaId, captcha, captchaPass }: TypedCaptcha,
  asker: Asker,
): Promise<void> {
  const again = { captcha: true } as const
  if (captchaPass === undefined && (captchaId === undefined || captcha === undefined))
    throw new Refusal('captcha_required', again)
  const isPassed =
    captchaPass === undefined
      ? await consumeCaptcha(database, captchaId ?? '', captcha ?? '', asker)
      : await consumePass(database, captchaPass, 'captcha', asker)
  if (!isPassed) throw new Refusal('captcha_wrong', again)
}

/**
 * Uses up the one attempt at an image; true when the answer is right. It opens its own transaction, which has
 * committed when it answers: no refusal gives the attempt back.
 */
export async function consumeCaptcha(
  database: Database,
  captchaId: string,
  answer: string,
  asker: Asker,
): Promise<boolean> {
  const attempt = {
    asker: asker.key,
    idHash: hashOfSecret(captchaId),
    answerHash: answerHash(captchaId, answer),
  }
  return await database.transaction((tx) => spendCaptcha(tx, attempt))
}
