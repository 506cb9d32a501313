import type { StartUp } from '@banyan/contract/system/start-up.ts'
import type { Plugin } from 'vite'

const demo: StartUp = {
  merchant: { code: 'banyan', name: 'Banyan Play' },
  languages: [
    { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' },
    { code: 'TY', tag: 'vi', nativeName: 'Tiếng Việt', direction: 'ltr' },
    { code: 'AR', tag: 'ar', nativeName: 'العربية', direction: 'rtl' },
    { code: 'CN', tag: 'zh-Hans', nativeName: '简体中文', direction: 'ltr' },
  ],
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
