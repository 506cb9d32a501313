import { cashierTexts } from '#/src/features/cashier/wallet/cashier-texts.ts'
import { namesOrder } from '#/src/features/cashier/wallet/order-address.ts'
import { uploadTexts } from '#/src/features/cashier/wallet/upload-texts.ts'
import { formTexts } from '#/src/i18n/form-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { channelsQuery, ordersQuery } from './deposit-queries.ts'
import { depositTexts } from './deposit-texts.ts'
import { OrderScreen } from './order/late-order.ts'

/** The page of deposits with its texts. */
export async function fetchDepositPage() {
  const [{ DepositPage }] = await Promise.all([
    import('./deposit-page.tsx'),
    loadTexts(depositTexts, cashierTexts, formTexts, uploadTexts),
    namesOrder() && OrderScreen.prepare(),
    askPage((client) => [client.prefetchQuery(channelsQuery), client.prefetchInfiniteQuery(ordersQuery)]),
  ])
  return DepositPage
}
