import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the lotteries' pages; they come with them. */
export const lotteryTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
