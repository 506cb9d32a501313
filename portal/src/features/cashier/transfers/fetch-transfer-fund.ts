import { balanceQuery } from '#/src/features/cashier/wallet/balance.ts'
import { cashierTexts } from '#/src/features/cashier/wallet/cashier-texts.ts'
import { walletTexts } from '#/src/features/cashier/wallet/wallet-texts.ts'
import { formTexts } from '#/src/i18n/form-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { transfersQuery, walletQuery } from './fund/fund-queries.ts'
import { fundTexts } from './fund/fund-texts.ts'

/** The page of the main wallet and vendors' wallets, with its texts. */
export async function fetchTransferFund() {
  const [{ TransferFundPage }] = await Promise.all([
    import('./fund/transfer-fund-page.tsx'),
    loadTexts(fundTexts, cashierTexts, formTexts, walletTexts),
    askPage((client, { id }) => [
      ...[client.prefetchQuery(walletQuery), client.prefetchQuery(transfersQuery)],
      client.prefetchQuery(balanceQuery(id)),
    ]),
  ])
  return TransferFundPage
}
