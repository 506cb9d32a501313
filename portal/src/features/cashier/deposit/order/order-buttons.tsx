import { FormFailure } from '@banyan/client/forms/form-failure.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { Button, buttonClass } from '@banyan/ui/button.tsx'
import { refreshIcon } from '@banyan/ui/icons/refresh-icon.ts'
import { LinkButton } from '@banyan/ui/link-button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useOrderLink } from '#/src/features/cashier/wallet/order-address.ts'
import { useText } from '#/src/i18n/text.ts'
import { keepOrder, refetchOrders } from '../deposit-queries.ts'
import type { Order } from './order.ts'
import { asksProvider } from './use-arrival.ts'

type Change = 'declareDepositPaid' | 'cancelDeposit' | 'checkDeposit'

/** What the member can do with an order in its state. */
export function OrderButtons({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const t = useText()
  const client = useQueryClient()
  const anew = useOrderLink('depositv2')
  const [asks, setAsks] = useState(false)
  const [running, setRunning] = useState<Change>()
  const attempt = useAttempt({
    // It has moved on meanwhile, or the answer was lost: how it stands now is asked for.
    onRefused: (failure) => {
      if (!(failure instanceof RequestError) || failure.code !== 'too_many_requests') void refetchOrders(client)
    },
  })
  const run = (change: Change) => {
    setRunning(change)
    return attempt.run(async () => {
      await keepOrder(client, await request(change, {}, { body: { number: order.number } }))
    })
  }
  const props = (change: Change) => ({
    busy: attempt.busy && running === change,
    disabled: attempt.busy && running !== change,
    onClick: () => void run(change),
  })
  const { state, page } = order
  if (state === 'review') return null
  return (
    <div className="flex flex-col gap-3">
      <FormFailure error={attempt.error} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {isOpen && page && <LinkButton href={page}>{t('deposit.toPage')}</LinkButton>}
        {state === 'created' && order.kind === 'bankQr' && (
          <Button {...props('declareDepositPaid')}>{t('deposit.havePaid')}</Button>
        )}
        {isOpen && asksProvider(order) && (
          <Button weight="quiet" icon={refreshIcon} {...props('checkDeposit')}>
            {t('deposit.check')}
          </Button>
        )}
        {state === 'created' && (
          <Button weight="quiet" disabled={attempt.busy} onClick={() => setAsks(true)}>
            {t('deposit.cancel')}
          </Button>
        )}
        {!isOpen && (
          <a {...anew} className={buttonClass(state === 'completed' ? 'quiet' : 'primary')}>
            {t('deposit.again')}
          </a>
        )}
      </div>
      <AlertDialog
        open={asks && state === 'created'}
        onClose={() => setAsks(false)}
        tone="warning"
        title={t('deposit.cancelTitle')}
        confirm={t('deposit.cancel')}
        onConfirm={() => void run('cancelDeposit').then(() => setAsks(false))}
        cancel={t('deposit.keep')}
        busy={attempt.busy}
      >
        {t('deposit.cancelText')}
      </AlertDialog>
    </div>
  )
}
