import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import {
  betPages,
  betTotalsQuery,
  bonusPages,
  pagesQuery,
  playedGamesQuery,
  profitQuery,
  transactionPages,
  transactionTotalsQuery,
} from './queries/record-queries.ts'
import { recordsTexts } from './records-texts.ts'

/** What each page asks for while nobody has chosen anything. */
const first = {
  transactions: { period: 'sevenDays', group: 'all', direction: 'both' },
  bets: { period: 'sevenDays' },
  bonuses: { period: 'thirtyDays' },
} as const

/** Every movement of the account's money, with its texts. */
export async function fetchTransactionHistory() {
  const [{ TransactionsPage }] = await Promise.all([
    import('./transactions/transactions-page.tsx'),
    loadTexts(recordsTexts),
    askPage((client) => [
      client.prefetchInfiniteQuery(
        pagesQuery('transactions', first.transactions, transactionPages(first.transactions)),
      ),
      client.prefetchQuery(transactionTotalsQuery(first.transactions)),
    ]),
  ])
  return TransactionsPage
}

/** The account's bets, with their texts. */
export async function fetchBetHistory() {
  const [{ BetsPage }] = await Promise.all([
    import('./bets/bets-page.tsx'),
    loadTexts(recordsTexts),
    askPage((client) => [
      client.prefetchInfiniteQuery(pagesQuery('bets', first.bets, betPages(first.bets))),
      ...[client.prefetchQuery(betTotalsQuery(first.bets)), client.prefetchQuery(playedGamesQuery)],
    ]),
  ])
  return BetsPage
}

/** What the account won and lost, with its texts. */
export async function fetchPersonalProfit() {
  const [{ ProfitPage }] = await Promise.all([
    import('./profit/profit-page.tsx'),
    loadTexts(recordsTexts),
    askPage((client) => [client.prefetchQuery(profitQuery('sevenDays'))]),
  ])
  return ProfitPage
}

/** The account's bonuses, with their texts. */
export async function fetchBonusDetails() {
  const [{ BonusesPage }] = await Promise.all([
    import('./bonuses/bonuses-page.tsx'),
    loadTexts(recordsTexts),
    askPage((client) => [
      client.prefetchInfiniteQuery(pagesQuery('bonuses', first.bonuses, bonusPages(first.bonuses))),
    ]),
  ])
  return BonusesPage
}
