import type { Languages } from '#/platform/http/languages.ts'

/**
 * The languages that the demo merchant offers, its default first. TY is the merchant's own default
 * language, which its configuration maps to a tag: Vietnamese here (requirements SYS-09).
 */
export const offeredLanguages: Languages = [
  { code: 'TY', tag: 'vi', nativeName: 'Tiếng Việt', direction: 'ltr' },
  { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' },
  { code: 'AR', tag: 'ar', nativeName: 'العربية', direction: 'rtl' },
  { code: 'CN', tag: 'zh-Hans', nativeName: '简体中文', direction: 'ltr' },
]
