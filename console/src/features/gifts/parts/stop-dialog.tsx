import type { GiftVendor } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { showToast } from '@banyan/ui/toast.tsx'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useGiftsChanged } from './gifts-changed.ts'

/** Stops a vendor's gifts, or asks a second operator to lift the stop: of what is held that passes which is shown here. */
export function StopDialog({ vendor: shown, onClose }: { vendor: GiftVendor; onClose: () => void }) {
  const t = useText()
  const changed = useGiftsChanged()
  const { vendor: code, name, stop, held } = shown
  const vendor = name || code
  const act = async (reason: string) => {
    try {
      if (stop) await request('liftVendorGifts', {}, { body: { vendor: code, seen: held.newest, reason } })
      else await request('stopVendorGifts', {}, { body: { vendor: code, reason } })
    } finally {
      // Also where somebody else was faster.
      changed()
    }
    showToast({ tone: 'success', text: stop ? t('gifts.asked') : t('gifts.isStopped', { vendor }) })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(stop ? 'gifts.liftTitle' : 'gifts.stopTitle', { vendor })}
      confirm={t(stop ? 'gifts.lift' : 'gifts.stop')}
      isDangerous
      act={act}
    >
      {stop ? (
        <>
          <p>
            {held.count === 0
              ? t('gifts.liftNone')
              : t('gifts.liftText', { count: held.count, amount: moneyText(held.amount) })}
          </p>
          <p className="mt-2">{t('gifts.liftFirst')}</p>
          <p className="mt-2 font-semibold text-gold">{t('gifts.second')}</p>
        </>
      ) : (
        t('gifts.stopText')
      )}
    </ReasonDialog>
  )
}
