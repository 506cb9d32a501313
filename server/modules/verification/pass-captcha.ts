import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Asker } from './asker.ts'
import { consumeCaptcha } from './captcha-answers.ts'
import { consumePass } from './passes.ts'

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
