import type { PortalConfig } from '@banyan/contract/system/config.ts'
import type { Plugin } from 'vite'

const demo: PortalConfig = {
  merchant: { code: 'banyan', name: 'Banyan Play' },
  languages: [
    { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' },
    { code: 'TY', tag: 'vi', nativeName: 'Tiếng Việt', direction: 'ltr' },
    { code: 'AR', tag: 'ar', nativeName: 'العربية', direction: 'rtl' },
    { code: 'CN', tag: 'zh-Hans', nativeName: '简体中文', direction: 'ltr' },
  ],
  currency: { code: 'VND', symbol: '₫', exponent: 2 },
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
    mainDomain: '',
    analytics: '',
    imageCDNs: [],
    launchGameCDNs: [],
  },
  location: { ip: '127.0.0.1' },
  maintenance: null,
  regionRestriction: false,
}

/** Fills the document's placeholders under `vite dev`; in a build they stay for the server. */
export function demoDocument(): Plugin {
  return {
    name: 'banyan-demo-document',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll('__NONCE__', 'demo').replace('__START_UP__', JSON.stringify(demo).replaceAll('<', '\\u003c')),
  }
}
