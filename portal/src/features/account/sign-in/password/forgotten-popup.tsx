import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { Tabs } from '@banyan/ui/tabs.tsx'
import { useEffect, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { closeAccountPopup, openAccountPopup, useAccountPopup } from '#/src/session/account-popup.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { useAccount } from '#/src/session/session.ts'
import { forgottenWays } from '../forgotten-ways.ts'
import { ByEmailForm } from './form/by-email-form.tsx'
import { ByMobileForm } from './form/by-mobile-form.tsx'

const close = () => closeAccountPopup('forgotten')

/** Ways back to an account; tabs only where both are on (requirements ACC-17). */
export function ForgottenPopup() {
  const t = useText()
  const { shown, target } = useAccountPopup()
  const account = useAccount()
  const { info } = usePortalConfig()
  const ways = forgottenWays(info.whitelabel)
  const [way, setWay] = useState<'email' | 'mobile'>('email')
  useEffect(() => {
    if (account) close()
  }, [account])
  return (
    <Dialog
      open={shown === 'forgotten'}
      onClose={close}
      title={t('password.forgottenTitle')}
      closeLabel={t('popup.close')}
      size="small"
    >
      {ways.email && ways.mobile ? (
        <Tabs
          label={t('password.ways')}
          selected={way}
          onSelect={setWay}
          tabs={[
            { id: 'email', label: t('password.byEmail'), content: <ByEmailForm /> },
            { id: 'mobile', label: t('password.byMobile'), content: <ByMobileForm /> },
          ]}
        />
      ) : ways.email ? (
        <ByEmailForm />
      ) : ways.mobile ? (
        <ByMobileForm />
      ) : (
        <p className="text-muted">{t('errors.password_reset_off')}</p>
      )}
      <p className="mt-4 text-center text-sm">
        <Button weight="text" size="small" onClick={() => openAccountPopup('login', { target })}>
          {t('password.backToLogin')}
        </Button>
      </p>
    </Dialog>
  )
}
