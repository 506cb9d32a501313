import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { captchaCall } from './calls/captcha.ts'
import { sliderBindings } from './calls/slider.ts'

interface Parts {
  readonly database: Database
  readonly settings: MerchantSettings
}

/** Wires the module that tells people from robots. */
export function verificationModule({ database, settings }: Parts): Module {
  const isUnderAttack = () => settings.current('verification').underAttack
  return {
    name: 'verification',
    calls: [captchaCall(database), ...sliderBindings(database, isUnderAttack)],
    offers: {},
  }
}
