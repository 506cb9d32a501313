import { cashierTexts } from '#/src/features/cashier/cashier-texts.ts'
import { DepositDesk } from '#/src/features/deposits/deposit-desk.tsx'
import { depositTexts } from '#/src/features/deposits/deposit-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchDepositsPage() {
  await loadTexts(cashierTexts, depositTexts)
  return DepositsPage
}

/** Money that members pay in: orders, what waits for a decision, and how providers do. */
function DepositsPage() {
  const t = useText()
  usePageTitle(t('page.deposits'))
  return (
    <>
      <h1 className="mb-2 text-xl font-semibold">{t('page.deposits')}</h1>
      <DepositDesk />
    </>
  )
}
