import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useEffect } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { closeAccountPopup, openAccountPopup, useAccountPopup } from '#/src/session/account-popup.ts'
import { isSwitchedOn } from '#/src/session/merchant-switches.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { useAccount } from '#/src/session/session.ts'
import { LoginForms } from '../form/login-forms.tsx'
import { TrialButton } from '../form/trial-button.tsx'
import { useCanRegister } from '../use-can-register.ts'
import { WelcomePicture } from '../welcome-picture.tsx'

const close = () => closeAccountPopup('login')

/** The login popup (requirements ACC-01); who is signed in by then, in another tab perhaps, has no more need of it. */
export function LoginPopup() {
  const t = useText()
  const { shown, ended, target } = useAccountPopup()
  const { info } = usePortalConfig()
  const account = useAccount()
  const canRegister = useCanRegister()
  useEffect(() => {
    if (account) close()
  }, [account])
  return (
    <Dialog
      open={shown === 'login'}
      onClose={close}
      title={t('signIn.title')}
      closeLabel={t('popup.close')}
      size="wide"
      aside={<WelcomePicture />}
    >
      <div className="flex flex-col gap-4">
        {ended && (
          <p role="status" className="rounded-md bg-info-soft px-3.5 py-2.5 text-sm text-info">
            {t('errors.not_logged_in')}
          </p>
        )}
        <LoginForms entrance="member" />
        {isSwitchedOn(info.whitelabel, 'FREE_PLAY') && <TrialButton />}
        {canRegister && (
          <p className="text-center text-sm text-muted">
            {t('signIn.newHere')}{' '}
            <Button weight="text" size="small" onClick={() => openAccountPopup('register', { target })}>
              {t('signIn.register')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}
