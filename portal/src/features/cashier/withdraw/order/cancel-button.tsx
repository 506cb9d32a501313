import { FormFailure } from '@banyan/client/forms/form-failure.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import { keepOrder, refetchWithdrawals } from '../withdraw-queries.ts'
import type { Order } from '../words/order.ts'

/** Takes a withdrawal back that nobody has approved yet; it asks once more. */
export function CancelButton({ order: { number, amount, mayCancel } }: { order: Order }) {
  const t = useText()
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const attempt = useAttempt({
    // It has moved on meanwhile, or the answer was lost: how it stands now is asked for.
    onRefused: (failure) => {
      if (!(failure instanceof RequestError) || failure.code !== 'too_many_requests') void refetchWithdrawals(client)
    },
  })
  const cancel = () =>
    attempt.run(async () => {
      await keepOrder(client, await request('cancelWithdrawal', {}, { body: { number } }))
    })
  return (
    <>
      <FormFailure error={attempt.error} />
      {mayCancel && (
        <div>
          <Button weight="quiet" disabled={attempt.busy} onClick={() => setAsks(true)}>
            {t('withdraw.cancel')}
          </Button>
        </div>
      )}
      <AlertDialog
        open={asks && mayCancel}
        onClose={() => setAsks(false)}
        tone="warning"
        title={t('withdraw.cancelTitle')}
        confirm={t('withdraw.cancel')}
        onConfirm={() => void cancel().then(() => setAsks(false))}
        cancel={t('withdraw.keep')}
        busy={attempt.busy}
      >
        {t('withdraw.cancelText', { amount: moneyText(amount) })}
      </AlertDialog>
    </>
  )
}
