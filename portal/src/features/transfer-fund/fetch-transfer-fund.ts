import { cashierTexts } from '#/src/features/cashier/cashier-texts.ts'
import { formTexts } from '#/src/features/form-fields/form-texts.ts'
import { balanceQuery } from '#/src/features/wallet/balance.ts'
import { walletTexts } from '#/src/features/wallet/wallet-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { transfersQuery, walletQuery } from './fund-queries.ts'
import { fundTexts } from './fund-texts.ts'

/** The page of the main wallet and vendors' wallets, with its texts. */
export async function fetchTransferFund() {
  const [{ TransferFundPage }] = await Promise.all([
    import('./transfer-fund-page.tsx'),
    loadTexts(fundTexts, cashierTexts, formTexts, walletTexts),
    askPage((client, { id }) => [
      ...[client.prefetchQuery(walletQuery), client.prefetchQuery(transfersQuery)],
      client.prefetchQuery(balanceQuery(id)),
    ]),
  ])
  return TransferFundPage
}
