import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of results and trends. */
export const lotteryTrendsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './trends',
  import: 'default',
})
