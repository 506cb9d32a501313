import type { ReportedPayment } from '@banyan/contract/wallet/operator-deposit-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'

const tones = { paid: 'primary', reversed: 'danger' } as const

/** What a provider says of a payment: that it came, or that it was called back. */
export function PaymentStatus({ status }: { status: ReportedPayment['status'] }) {
  const t = useText()
  return <Badge tone={tones[status]}>{t(`paymentStatus.${status}`)}</Badge>
}
