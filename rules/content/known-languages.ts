/** A language as the merchant's settings offer it (requirements SYS-09). */
export interface KnownLanguage {
  /** Code of the wire and of `lang` in the browser's storage. */
  readonly code: string
  /** BCP 47 tag. */
  readonly tag: string
  readonly nativeName: string
  readonly direction: 'ltr' | 'rtl'
}

/**
 * The 27 languages of the specification, from which a merchant chooses what to offer. Codes are those of ISO 639
 * but for the Chinese and Portuguese that a country tells apart. TY, the merchant's own default, is none of them: the
 * settings map it to a tag.
 */
export const knownLanguages: readonly KnownLanguage[] = [
  { code: 'CN', tag: 'zh-Hans', nativeName: '简体中文', direction: 'ltr' },
  { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' },
  { code: 'JA', tag: 'ja', nativeName: '日本語', direction: 'ltr' },
  { code: 'TH', tag: 'th', nativeName: 'ไทย', direction: 'ltr' },
  { code: 'VI', tag: 'vi', nativeName: 'Tiếng Việt', direction: 'ltr' },
  { code: 'MY', tag: 'my', nativeName: 'မြန်မာ', direction: 'ltr' },
  { code: 'ES', tag: 'es', nativeName: 'Español', direction: 'ltr' },
  { code: 'HI', tag: 'hi', nativeName: 'हिन्दी', direction: 'ltr' },
  { code: 'ID', tag: 'id', nativeName: 'Bahasa Indonesia', direction: 'ltr' },
  { code: 'KM', tag: 'km', nativeName: 'ខ្មែរ', direction: 'ltr' },
  { code: 'KO', tag: 'ko', nativeName: '한국어', direction: 'ltr' },
  { code: 'MS', tag: 'ms', nativeName: 'Bahasa Melayu', direction: 'ltr' },
  { code: 'PT', tag: 'pt-PT', nativeName: 'Português', direction: 'ltr' },
  { code: 'TA', tag: 'ta', nativeName: 'தமிழ்', direction: 'ltr' },
  { code: 'TW', tag: 'zh-Hant', nativeName: '繁體中文', direction: 'ltr' },
  { code: 'FIL', tag: 'fil', nativeName: 'Tagalog', direction: 'ltr' },
  { code: 'UR', tag: 'ur', nativeName: 'اردو', direction: 'rtl' },
  { code: 'BR', tag: 'pt-BR', nativeName: 'Português (Brasil)', direction: 'ltr' },
  { code: 'TR', tag: 'tr', nativeName: 'Türkçe', direction: 'ltr' },
  { code: 'BN', tag: 'bn', nativeName: 'বাংলা', direction: 'ltr' },
  { code: 'AR', tag: 'ar', nativeName: 'العربية', direction: 'rtl' },
  { code: 'FA', tag: 'fa', nativeName: 'فارسی', direction: 'rtl' },
  { code: 'RU', tag: 'ru', nativeName: 'Русский', direction: 'ltr' },
  { code: 'KK', tag: 'kk', nativeName: 'Қазақша', direction: 'ltr' },
  { code: 'UZ', tag: 'uz', nativeName: 'Oʻzbekcha', direction: 'ltr' },
  { code: 'LO', tag: 'lo', nativeName: 'ລາວ', direction: 'ltr' },
  { code: 'NE', tag: 'ne', nativeName: 'नेपाली', direction: 'ltr' },
]
