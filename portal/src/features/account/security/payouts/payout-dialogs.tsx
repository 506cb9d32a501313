import { useQuery } from '@tanstack/react-query'
import { payoutsQuery, type Security } from '../security-queries.ts'
import type { WayDialog } from '../ways/way-dialogs.tsx'
import { AddAccountDialog } from './add-account-dialog.tsx'
import { PaymentPasswordDialog } from './payment-password-dialog.tsx'

interface PayoutDialogsProps {
  security: Security
  open: WayDialog | undefined
  onOpen: (dialog: WayDialog) => void
  onClose: () => void
}

/** The popups of what money goes out by, once it is known how that stands. */
export function PayoutDialogs({ security, open, onOpen, onClose }: PayoutDialogsProps) {
  const { data: payouts } = useQuery(payoutsQuery)
  if (!payouts) return null
  const props = { security, payouts, onClose }
  return (
    <>
      <PaymentPasswordDialog {...props} open={open === 'paymentPassword'} />
      <AddAccountDialog {...props} open={open === 'bankAccount'} onSetPassword={() => onOpen('paymentPassword')} />
    </>
  )
}
