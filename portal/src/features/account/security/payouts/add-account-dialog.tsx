import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Payouts, Security } from '../security-queries.ts'
import { AddAccountForm } from './add-account-form.tsx'

interface AddAccountDialogProps {
  security: Security
  payouts: Payouts
  open: boolean
  onClose: () => void
  /** Opens the form of the payment password in the place of this one. */
  onSetPassword: () => void
}

/** Adds a bank account; a further one needs a payment password, which has to be set first. */
export function AddAccountDialog({ security, payouts, open, onClose, onSetPassword }: AddAccountDialogProps) {
  const t = useText()
  const lacksPassword = payouts.needsPaymentPassword && payouts.paymentPassword === null
  return (
    <Dialog open={open} onClose={onClose} title={t('security.bankAccountAdd')} closeLabel={t('popup.close')}>
      {lacksPassword ? (
        <div className="flex flex-col gap-4">
          <p className="text-muted text-pretty">{t('security.bankAccountNeedsPassword')}</p>
          <Button size="large" wide onClick={onSetPassword}>
            {t('security.improveAction.paymentPassword')}
          </Button>
        </div>
      ) : (
        <AddAccountForm security={security} payouts={payouts} onDone={onClose} />
      )}
    </Dialog>
  )
}
