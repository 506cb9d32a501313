import { failed } from '@banyan/client/signals.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { openAccountPopup } from '#/src/session/account-popup.ts'
import { useReportChange } from '../parts/use-report-change.ts'
import { openPasswordChange } from '../password/open-password-change.ts'
import { securityQuery } from '../security-queries.ts'

/** Confirms taking the account back; then the password must be changed. */
export function NotMe({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const reportChange = useReportChange()
  const { data: security } = useQuery(securityQuery)
  const [busy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    try {
      await request('notMe', {}, { body: {} })
      onClose()
      // An account that has no password must not change it, but may well have one from now on.
      if (security?.password.isSet === false) openPasswordChange(security)
      else openAccountPopup('password', { mustChange: true })
      reportChange(t('security.takenBack'))
    } catch (failure) {
      onClose()
      failed.tell(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      tone="warning"
      title={t('security.notMeTitle')}
      confirm={t('security.notMeConfirm')}
      onConfirm={() => void takeBack()}
      cancel={t('security.cancel')}
      busy={busy}
    >
      {t('security.notMeText')}
    </AlertDialog>
  )
}
