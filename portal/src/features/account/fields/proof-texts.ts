import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of proving again who one is; they come with the forms that ask for it. */
export const proofTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './proof',
  import: 'default',
})
