import type { Catalogues, Messages } from '#/src/i18n/text.ts'

/** Texts of the lotteries' pages; they come with them. */
export const lotteryTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
