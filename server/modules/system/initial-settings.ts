import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import type { Definitions } from '#/platform/settings/settings.ts'
import { initialHelpTopics } from './help-topics/initial-help-topics.ts'
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
      { modId: 'FREE_PLAY', enabled: '1' },
      { modId: 'VERIFICATION_LOGIN', enabled: '1' },
    ],
  },
  registration: {
    fields: [
      { name: 'username', enabled: true, required: true, patternId: 2, minLength: 4, maxLength: 16 },
      { name: 'password', enabled: true, required: true, patternId: 18, minLength: 8, maxLength: 64 },
      { name: 'mobileNum', enabled: true, required: false, patternId: 7, minLength: 6, maxLength: 15 },
      { name: 'email', enabled: true, required: false, patternId: 4, minLength: 6, maxLength: 100 },
      { name: 'payeeName', enabled: true, required: false, patternId: 13, minLength: 2, maxLength: 60 },
    ],
  },
  limits: { readsPerMinute: 1_200, writesPerMinute: 120 },
  sms: { countries: ['VN', 'AE', 'CN', 'SG'], perDay: 1_000 },
  verification: { underAttack: false },
  banners: initialBanners,
  pageLoad: { slowAfterSeconds: 10 },
  helpCenter: { topics: initialHelpTopics },
}

/** The sections of the merchant's settings with their schemas and initial values. */
export const settingsDefinitions = Object.fromEntries(
  Object.entries(settingsSections).map(([name, schema]) => [
    name,
    { schema, initial: initial[name as keyof SettingsSections] },
  ]),
) as unknown as Definitions<SettingsSections>
