import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the lottery's pages. */
export const lotteryTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
