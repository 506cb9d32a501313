import type { Catalogues, Messages } from './text.ts'

/** Texts of the frame, needed by every page. */
export const shellTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of the contract's error codes, shared with the server. */
export const errorTexts: Catalogues = {
  './texts/ar.json': async () => (await import('@banyan/contract/texts/ar.json')).default,
  './texts/en.json': async () => (await import('@banyan/contract/texts/en.json')).default,
  './texts/vi.json': async () => (await import('@banyan/contract/texts/vi.json')).default,
  './texts/zh-Hans.json': async () => (await import('@banyan/contract/texts/zh-Hans.json')).default,
}
