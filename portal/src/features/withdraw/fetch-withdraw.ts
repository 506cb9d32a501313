import { cashierTexts } from '#/src/features/cashier/cashier-texts.ts'
import { namesOrder } from '#/src/features/cashier/order-address.ts'
import { formTexts } from '#/src/features/form-fields/form-texts.ts'
import { uploadTexts } from '#/src/features/uploads/upload-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { OrderScreen } from './order/late-order.ts'
import { withdrawTexts } from './withdraw-texts.ts'

/** The page of withdrawals with its texts. */
export async function fetchWithdrawPage() {
  const [{ WithdrawPage }] = await Promise.all([
    import('./withdraw-page.tsx'),
    loadTexts(withdrawTexts, cashierTexts, formTexts, uploadTexts),
    namesOrder() && OrderScreen.prepare(),
  ])
  return WithdrawPage
}
