import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of choosing images; they come with the forms that have such a field. */
export const uploadTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './uploads',
  import: 'default',
})
