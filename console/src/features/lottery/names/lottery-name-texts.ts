import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Names of games, bet types, tiers and prizes. */
export const lotteryNameTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
