import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the rules of bet types; names of games and bet types are those of the odds checker. */
export const rulesTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './rules',
  import: 'default',
})
