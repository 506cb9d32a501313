import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { lotteryNameTexts } from './names/lottery-name-texts.ts'

const pageTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of the lottery's pages, with the names of games, bet types and prizes. */
export const lotteryTexts: readonly Catalogues[] = [pageTexts, lotteryNameTexts]
