import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the fields that people fill in; they come with the forms. */
export const formTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './forms',
  import: 'default',
})
