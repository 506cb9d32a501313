import type { PortalConfig } from '@banyan/contract/system/config.ts'

/** What a fresh deployment of the demo tells, for development and for tests. */
export const demoConfig: PortalConfig = {
  merchant: { code: 'banyan', name: 'Banyan Play' },
  languages: [
    { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' },
    { code: 'TY', tag: 'vi', nativeName: 'Tiếng Việt', direction: 'ltr' },
    { code: 'AR', tag: 'ar', nativeName: 'العربية', direction: 'rtl' },
    { code: 'CN', tag: 'zh-Hans', nativeName: '简体中文', direction: 'ltr' },
  ],
  currency: { code: 'VND', symbol: '₫', exponent: 2 },
  demo: true,
  slowLoadSeconds: 10,
  followBrowser: true,
  info: {
    customerService: [],
    customerServiceKey: 'A'.repeat(43),
    linkHosts: [],
    domainRoute: [],
    resources: [],
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
      tree: [],
    },
    register: [],
    smsRoute: 'gateway',
    mainDomain: '',
    analytics: '',
    imageCDNs: [],
    launchGameCDNs: [],
  },
  location: { ip: '127.0.0.1' },
  maintenance: null,
  regionRestriction: false,
}
