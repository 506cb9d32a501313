import { Dialog } from '@banyan/ui/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bannersQuery } from '#/src/features/banners/banners-query.ts'
import { useText } from '#/src/i18n/text.ts'
import { isSwitchedOn } from '#/src/session/merchant-switches.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { useAccount } from '#/src/session/session.ts'
import { LoginForms } from '../form/login-forms.tsx'
import { TrialButton } from '../form/trial-button.tsx'
import { closeLogin, useLoginPopup } from '../open-login.ts'
import './login-popup.css'

/** The login popup (requirements ACC-01); who is signed in by then, in another tab perhaps, has no more need of it. */
export function LoginPopup() {
  const t = useText()
  const { open, ended } = useLoginPopup()
  const { info } = usePortalConfig()
  const account = useAccount()
  useEffect(() => {
    if (account) closeLogin()
  }, [account])
  return (
    <Dialog
      open={open}
      onClose={closeLogin}
      title={t('signIn.title')}
      closeLabel={t('popup.close')}
      size="wide"
      aside={<Aside />}
    >
      <div className="flex flex-col gap-4">
        {ended && (
          <p role="status" className="rounded-md bg-info-soft px-3.5 py-2.5 text-sm text-info">
            {t('errors.not_logged_in')}
          </p>
        )}
        <LoginForms entrance="member" />
        {isSwitchedOn(info.whitelabel, 'FREE_PLAY') && <TrialButton />}
      </div>
    </Dialog>
  )
}

/** The merchant's picture for those who come in. */
function Aside() {
  const { data } = useQuery(bannersQuery('w_reg'))
  const banner = data?.[0]
  return (
    <div className="relative h-full bg-primary-soft">
      {banner && (
        <>
          <img src={banner.imageUrl} alt="" className="login-picture" />
          <p className="login-welcome">{banner.title}</p>
        </>
      )}
    </div>
  )
}
