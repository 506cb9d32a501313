import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { frameOrigin } from '#/platform/http/frame-origin.ts'
import type { Definitions } from '#/platform/settings/settings.ts'
import { initialHelpTopics } from '../../demo/content/help/initial-help-topics.ts'
import { initialBanners } from './initial-banners.ts'

/** What the demo merchant starts with; operators change every section while the portal runs. */
const initial: SettingsSections = {
  availability: { maintenance: null },
  regions: { denied: [] },
  customerService: {
    entries: [
      {
        csType: 'TELEGRAM',
        title: { en: 'Telegram', vi: 'Telegram', ar: 'تيليجرام', 'zh-Hans': 'Telegram' },
        address: 'https://t.me/banyan_play_demo',
      },
      {
        csType: 'FACEBOOK',
        title: { en: 'Facebook', vi: 'Facebook', ar: 'فيسبوك', 'zh-Hans': 'Facebook' },
        address: 'https://www.facebook.com/banyan.play.demo',
      },
    ],
  },
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
  brand: {
    name: 'Banyan Play',
    mainDomain: '',
    domains: ['banyan-play.example', 'mirror.banyan-play.example'],
    resources: [
      { resourceType: 'FACEBOOK', address: 'https://www.facebook.com/banyan.play.demo' },
      { resourceType: 'TELEGRAM', address: 'https://t.me/banyan_play_demo' },
      { resourceType: 'YOUTUBE', address: 'https://www.youtube.com/@banyan-play-demo' },
      { resourceType: 'INSTAGRAM', address: 'https://www.instagram.com/banyan.play.demo' },
      { resourceType: 'iOS', address: 'https://download.banyan-play.example/ios' },
      { resourceType: 'Android', address: 'https://download.banyan-play.example/android' },
      { resourceType: 'LITE', address: 'https://download.banyan-play.example/lite' },
    ],
    analytics: '',
    imageCDNs: [],
    launchGameCDNs: [],
  },
  whitelabel: {
    flags: {
      USERNAMEREG3: true,
      MOBILENUMREG3: true,
      MOBILENUMPASSREG3: true,
      REGMOBVERF3: true,
      CHNGPASSVERIF3: true,
      CHNGPASSMAIL3: true,
      AGENTPOLICY3: true,
    },
    tree: [
      { modId: 'MOBILE_REGISTRATION', enabled: '1' },
      { modId: 'SMS_VERIFICATION', enabled: '1' },
      { modId: 'MOBILE_PASSWORD_REGISTRATION', enabled: '1' },
      { modId: 'FREE_PLAY', enabled: '1' },
      { modId: 'FORCED_PASSWORD_CHANGE', enabled: '1' },
      { modId: 'VERIFICATION_LOGIN', enabled: '1' },
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
  sms: { countries: ['VN', 'AE', 'CN', 'SG'], route: 'gateway', perDay: 1_000 },
  verification: { underAttack: false },
  banners: initialBanners,
  pageLoad: { slowAfterSeconds: 10 },
  helpCenter: { topics: initialHelpTopics },
  vendors: { blocked: [] },
  winnerBoard: { floor: '100000.00', days: 7 },
}

/** The sections of the merchant's settings with their schemas and initial values. */
export const settingsDefinitions = Object.fromEntries(
  Object.entries(settingsSections).map(([name, schema]) => [
    name,
    { schema, initial: initial[name as keyof SettingsSections] },
  ]),
) as unknown as Definitions<SettingsSections>

/** The same for a deployment, whose games lie at these hosts until an operator says at which of them. */
export function settingsDefinitionsWith(gameHosts: readonly string[]): Definitions<SettingsSections> {
  const { brand } = settingsDefinitions
  // A list in the settings holds 20.
  const launchGameCDNs = gameHosts.slice(0, 20).map(frameOrigin)
  return { ...settingsDefinitions, brand: { ...brand, initial: { ...brand.initial, launchGameCDNs } } }
}
