import { balanceQuery } from '#/src/features/cashier/wallet/balance.ts'
import { cashierTexts } from '#/src/features/cashier/wallet/cashier-texts.ts'
import { namesOrder } from '#/src/features/cashier/wallet/order-address.ts'
import { uploadTexts } from '#/src/features/cashier/wallet/upload-texts.ts'
import { formTexts } from '#/src/i18n/form-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { OrderScreen } from './order/late-order.ts'
import { accountsQuery, ordersQuery, requirementsQuery } from './withdraw-queries.ts'
import { withdrawTexts } from './withdraw-texts.ts'

/** The page of withdrawals with its texts. */
export async function fetchWithdrawPage() {
  const [{ WithdrawPage }] = await Promise.all([
    import('./withdraw-page.tsx'),
    loadTexts(withdrawTexts, cashierTexts, formTexts, uploadTexts),
    namesOrder() && OrderScreen.prepare(),
    askPage((client, { id }) => [
      ...[client.prefetchQuery(requirementsQuery()), client.prefetchQuery(accountsQuery)],
      ...[client.prefetchQuery(balanceQuery(id)), client.prefetchInfiniteQuery(ordersQuery)],
    ]),
  ])
  return WithdrawPage
}
