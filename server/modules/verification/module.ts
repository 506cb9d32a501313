import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Binding } from '#/platform/http/bind.ts'
import { captchaCall } from './calls/captcha.ts'
import { sliderBindings } from './calls/slider.ts'

/** The part of the module that tells people from robots: its calls. */
export function challengesPart(database: Database, settings: MerchantSettings): { readonly calls: readonly Binding[] } {
  const isUnderAttack = () => settings.current('verification').underAttack
  return { calls: [captchaCall(database), ...sliderBindings(database, isUnderAttack)] }
}
