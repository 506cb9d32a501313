import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of codes that are sent; they come with the forms that ask for one. */
export const codeTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './sent-code',
  import: 'default',
})
