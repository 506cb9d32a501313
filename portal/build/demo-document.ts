import type { Plugin } from 'vite'
import { demoConfig } from './demo-config.ts'

/** Fills the document's placeholders under `vite dev`; in a build they stay for the server. */
export function demoDocument(): Plugin {
  return {
    name: 'banyan-demo-document',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replaceAll('__NONCE__', 'demo')
        .replace('__TITLE__', demoConfig.merchant.name)
        .replaceAll('__WITHOUT_CODE__', '')
        .replace('__LOAD_AGAIN__', '')
        .replace('__PAGE_CHUNKS__', '')
        .replace('__FIRST_PAINT__', '{}')
        .replace('__FIRST_ASKS__', '{"asks":[]}')
        .replace('__FIRST_SCREEN__', '{"language":"","answers":[]}')
        .replace('__START_UP__', JSON.stringify(demoConfig).replaceAll('<', '\\u003c')),
  }
}
