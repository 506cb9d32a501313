import { cashierTexts } from '#/src/features/cashier/cashier-texts.ts'
import { formTexts } from '#/src/features/form-fields/form-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { termsQuery } from './transfer-queries.ts'
import { transferTexts } from './transfer-texts.ts'

/** The page of transfers within the tree, with its texts. */
export async function fetchTransferPage() {
  const [{ TransferPage }] = await Promise.all([
    import('./transfer-page.tsx'),
    loadTexts(transferTexts, cashierTexts, formTexts),
    askPage((client) => [client.prefetchQuery(termsQuery)]),
  ])
  return TransferPage
}
