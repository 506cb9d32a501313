import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the mirror sites; they come with their page. */
export const mirrorsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './mirrors',
  import: 'default',
})
