import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the lottery's pages. */
export const lotteryTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Names of games, bet types, tiers and prizes. */
export const lotteryNameTexts: Catalogues = import.meta.glob<Messages>('./names/texts/*.json', { import: 'default' })
