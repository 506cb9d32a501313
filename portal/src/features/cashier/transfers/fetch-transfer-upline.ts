import { cashierTexts } from '#/src/features/cashier/wallet/cashier-texts.ts'
import { formTexts } from '#/src/i18n/form-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { termsQuery } from './upline/transfer-queries.ts'
import { transferTexts } from './upline/transfer-texts.ts'

/** The page of transfers within the tree, with its texts. */
export async function fetchTransferPage() {
  const [{ TransferPage }] = await Promise.all([
    import('./upline/transfer-page.tsx'),
    loadTexts(transferTexts, cashierTexts, formTexts),
    askPage((client) => [client.prefetchQuery(termsQuery)]),
  ])
  return TransferPage
}
