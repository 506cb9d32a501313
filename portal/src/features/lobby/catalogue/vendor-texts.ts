import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of everything that shows vendors; a page or a popup loads them before it shows. */
export const vendorTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './vendors',
  import: 'default',
})
