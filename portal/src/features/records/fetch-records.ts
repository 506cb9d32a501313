import { loadTexts } from '#/src/i18n/text.ts'
import { recordsTexts } from './records-texts.ts'

/** Every movement of the account's money, with its texts. */
export async function fetchTransactionHistory() {
  const [{ TransactionsPage }] = await Promise.all([
    import('./transactions/transactions-page.tsx'),
    loadTexts(recordsTexts),
  ])
  return TransactionsPage
}

/** The account's bets, with their texts. */
export async function fetchBetHistory() {
  const [{ BetsPage }] = await Promise.all([import('./bets/bets-page.tsx'), loadTexts(recordsTexts)])
  return BetsPage
}

/** What the account won and lost, with its texts. */
export async function fetchPersonalProfit() {
  const [{ ProfitPage }] = await Promise.all([import('./profit/profit-page.tsx'), loadTexts(recordsTexts)])
  return ProfitPage
}

/** The account's bonuses, with their texts. */
export async function fetchBonusDetails() {
  const [{ BonusesPage }] = await Promise.all([import('./bonuses/bonuses-page.tsx'), loadTexts(recordsTexts)])
  return BonusesPage
}
