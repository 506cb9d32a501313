import { useParams } from '@tanstack/react-router'
import { cashierTexts } from '#/src/features/cashier/cashier-texts.ts'
import { DepositRecord } from '#/src/features/deposits/deposit-record.tsx'
import { depositTexts } from '#/src/features/deposits/deposit-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

/** The page with its texts. */
export async function fetchDepositPage() {
  await loadTexts(cashierTexts, depositTexts)
  return DepositPage
}

/** One order to pay in. */
function DepositPage() {
  const { deposit = '' } = useParams({ strict: false })
  return <DepositRecord key={deposit} number={deposit} />
}
