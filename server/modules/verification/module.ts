import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { captchaCall } from './calls/captcha.ts'
import { sliderBindings } from './calls/slider.ts'
import type { HashOfSubject } from './use-cases/count-challenge.ts'

interface Parts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly hashOfSubject: HashOfSubject
}

/** Wires the module that tells people from robots. */
export function verificationModule({ database, settings, hashOfSubject }: Parts): Module {
  const isUnderAttack = () => settings.current('verification').underAttack
  return {
    name: 'verification',
    calls: [captchaCall(database), ...sliderBindings({ database, hashOfSubject, isUnderAttack })],
    offers: {},
  }
}
