import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts that paying in and paying out have in common. */
export const cashierTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './orders',
  import: 'default',
})
