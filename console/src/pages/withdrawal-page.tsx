import { useParams } from '@tanstack/react-router'
import { cashierTexts } from '#/src/features/cashier/cashier-texts.ts'
import { WithdrawalRecord } from '#/src/features/withdrawals/withdrawal-record.tsx'
import { withdrawalTexts } from '#/src/features/withdrawals/withdrawal-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** The page with its texts. */
export async function fetchWithdrawalPage() {
  await loadTexts(cashierTexts, withdrawalTexts)
  return WithdrawalPage
}

/** One withdrawal. */
function WithdrawalPage() {
  const { withdrawal = '' } = useParams({ strict: false })
  return <WithdrawalRecord key={withdrawal} number={withdrawal} />
}
