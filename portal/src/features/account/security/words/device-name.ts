import type { Text } from '#/src/i18n/text.ts'
import { deviceWords } from './device-words.ts'

/** A browser and its system in one line, such as Chrome on macOS. */
export function deviceName(t: Text, userAgent: string): string {
  const { browser, system } = deviceWords(userAgent)
  if (browser && system) return t('security.deviceOn', { browser, system })
  return browser ?? system ?? t('security.deviceUnknown')
}
