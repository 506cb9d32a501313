import { type SectionName, type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import type { TSchema } from 'typebox'
import type { Definitions } from '#/platform/settings/settings.ts'
import { merchantCountry } from './merchant.ts'

/**
 * What a merchant starts with. It says and links to nothing, and lets nobody register or play for free: that is the
 * merchant's to decide, and operators change every section while the portal runs.
 */
const initial: Omit<SettingsSections, 'brand'> = {
  availability: { maintenance: null },
  regions: { denied: [] },
  customerService: { entries: [] },
  languages: {
    // TY is the merchant's own default language, which this list maps to a tag (requirements SYS-09).
    offered: [
      { code: 'TY', tag: 'vi', nativeName: 'Tiếng Việt', direction: 'ltr' },
      { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' },
      { code: 'AR', tag: 'ar', nativeName: 'العربية', direction: 'rtl' },
      { code: 'CN', tag: 'zh-Hans', nativeName: '简体中文', direction: 'ltr' },
    ],
    followBrowser: true,
  },
  whitelabel: {
    flags: {
      USERNAMEREG3: false,
      MOBILENUMREG3: false,
      MOBILENUMPASSREG3: false,
      REGMOBVERF3: true,
      CHNGPASSVERIF3: true,
      CHNGPASSMAIL3: true,
      AGENTPOLICY3: false,
    },
    tree: [
      { modId: 'MOBILE_REGISTRATION', enabled: '0' },
      { modId: 'SMS_VERIFICATION', enabled: '1' },
      { modId: 'MOBILE_PASSWORD_REGISTRATION', enabled: '0' },
      { modId: 'FREE_PLAY', enabled: '0' },
      { modId: 'FORCED_PASSWORD_CHANGE', enabled: '1' },
      { modId: 'VERIFICATION_LOGIN', enabled: '0' },
    ],
  },
  registration: {
    triesPerHour: 10,
    fields: [
      { name: 'username', enabled: true, required: true, patternId: 2, minLength: 6, maxLength: 16 },
      // Any characters: rules of composition make passwords no better, and none may be saved (reliability goal 2.6).
      { name: 'password', enabled: true, required: true, patternId: 1, minLength: 8, maxLength: 64 },
      { name: 'mobileNum', enabled: true, required: true, patternId: 7, minLength: 6, maxLength: 15 },
      { name: 'payeeName', enabled: false, required: false, patternId: 13, minLength: 2, maxLength: 60 },
      { name: 'email', enabled: true, required: false, patternId: 4, minLength: 6, maxLength: 100 },
      { name: 'qqNum', enabled: false, required: false, patternId: 7, minLength: 5, maxLength: 12 },
      { name: 'line', enabled: false, required: false, patternId: 10, minLength: 4, maxLength: 20 },
      { name: 'whatsapp', enabled: false, required: false, patternId: 7, minLength: 6, maxLength: 15 },
      { name: 'facebook', enabled: false, required: false, patternId: 10, minLength: 5, maxLength: 50 },
      { name: 'wechat', enabled: false, required: false, patternId: 18, minLength: 6, maxLength: 20 },
      { name: 'idNumber', enabled: false, required: false, patternId: 5, minLength: 9, maxLength: 12 },
      { name: 'paymentPassword', enabled: false, required: false, patternId: 7, minLength: 6, maxLength: 6 },
      { name: 'recommenderId', enabled: false, required: false, patternId: 5, minLength: 6, maxLength: 22 },
      { name: 'affiliateCode', enabled: true, required: false, patternId: 5, minLength: 6, maxLength: 8 },
      { name: 'captcha', enabled: true, required: true, patternId: 5, minLength: 5, maxLength: 5 },
    ],
  },
  profileFields: {
    fields: [
      { name: 'fullName', enabled: true, required: true, patternId: 13, minLength: 2, maxLength: 60 },
      { name: 'birthday', enabled: true, required: true, patternId: 12, minLength: 10, maxLength: 10 },
      { name: 'address', enabled: true, required: false, patternId: 1, minLength: 5, maxLength: 120 },
      { name: 'nationality', enabled: true, required: false, patternId: 13, minLength: 2, maxLength: 60 },
      { name: 'occupation', enabled: true, required: false, patternId: 13, minLength: 2, maxLength: 60 },
      { name: 'incomeSource', enabled: true, required: false, patternId: 13, minLength: 2, maxLength: 60 },
      { name: 'bankAccountNumber', enabled: true, required: false, patternId: 7, minLength: 6, maxLength: 19 },
      { name: 'bankAccountName', enabled: true, required: false, patternId: 17, minLength: 2, maxLength: 60 },
      { name: 'telegram', enabled: true, required: false, patternId: 10, minLength: 5, maxLength: 32 },
      { name: 'zalo', enabled: true, required: false, patternId: 7, minLength: 9, maxLength: 11 },
      { name: 'lineId', enabled: false, required: false, patternId: 10, minLength: 4, maxLength: 20 },
    ],
  },
  passwords: { expiresAfterDays: 0, tellsUnknownNames: false },
  stepUp: { enabled: true, knownForDays: 30, trustsKnownDevices: true },
  limits: { readsPerMinute: 1_200, writesPerMinute: 120 },
  sms: { countries: [merchantCountry], route: 'gateway', perDay: 1_000 },
  verification: { underAttack: false },
  banners: { list: [] },
  pageLoad: { slowAfterSeconds: 10 },
  helpCenter: { topics: [] },
  vendors: { blocked: [] },
  winnerBoard: { floor: '100000.00', days: 7 },
}

/** The sections with their schemas and initial values; the brand has the merchant's code for its name. */
export function settingsDefinitions(merchantCode: string): Definitions<SettingsSections> {
  const values: SettingsSections = { ...initial, brand: unnamedBrand(merchantCode) }
  const sections = Object.entries(settingsSections) as [SectionName, TSchema][]
  const definitions = sections.map(([name, schema]) => [name, { schema, initial: values[name] }])
  return Object.fromEntries(definitions) as unknown as Definitions<SettingsSections>
}

function unnamedBrand(merchantCode: string): SettingsSections['brand'] {
  return {
    name: merchantCode,
    mainDomain: '',
    domains: [],
    resources: [],
    analytics: '',
    imageCDNs: [],
    launchGameCDNs: [],
  }
}
