import { cashierTexts } from '#/src/features/cashier/cashier-texts.ts'
import { WithdrawalDesk } from '#/src/features/withdrawals/withdrawal-desk.tsx'
import { withdrawalTexts } from '#/src/features/withdrawals/withdrawal-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchWithdrawalsPage() {
  await loadTexts(cashierTexts, withdrawalTexts)
  return WithdrawalsPage
}

/** Money that members withdraw: what waits for a decision, what is in dispute, and all of it. */
function WithdrawalsPage() {
  const t = useText()
  usePageTitle(t('page.withdrawals'))
  return (
    <>
      <h1 className="mb-2 text-xl font-semibold">{t('page.withdrawals')}</h1>
      <WithdrawalDesk />
    </>
  )
}
