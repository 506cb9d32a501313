import type { Database } from '#/platform/db/database.ts'
import type { Binding } from '#/platform/http/bind.ts'
import { captchaCall } from './calls/captcha.ts'
import { sliderBindings } from './calls/slider.ts'
import { isUnderAttack } from './challenges/proof-of-work-difficulty.ts'

/** The part of the module that tells people from robots: its calls. */
export function challengesPart(database: Database): { readonly calls: readonly Binding[] } {
  return { calls: [captchaCall(database), ...sliderBindings(database, () => isUnderAttack)] }
}
