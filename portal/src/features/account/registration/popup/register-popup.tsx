import { registrationWays } from '@banyan/rules/fields/registration-ways.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { Tabs } from '@banyan/ui/tabs.tsx'
import { useEffect, useState } from 'react'
import { WelcomePicture } from '#/src/features/account/sign-in/welcome-picture.tsx'
import { useText } from '#/src/i18n/text.ts'
import { closeAccountPopup, openAccountPopup, useAccountPopup } from '#/src/session/account-popup.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { useAccount } from '#/src/session/session.ts'
import { RegisterForm } from '../form/register-form.tsx'
import type { RegisterWay } from '../form/registration-rules.ts'

const close = () => closeAccountPopup('register')

/** The register popup, with a tab for each way that is on (requirements ACC-08). */
export function RegisterPopup() {
  const t = useText()
  const { shown, target } = useAccountPopup()
  const account = useAccount()
  const { info } = usePortalConfig()
  const ways = registrationWays(info.whitelabel)
  const [chosen, setWay] = useState<RegisterWay>()
  // The chosen way, if it is still offered; otherwise the first offered one.
  const way = chosen && ways[chosen] ? chosen : ways.username ? 'username' : 'mobile'
  useEffect(() => {
    if (account) close()
  }, [account])
  const forms = {
    username: <RegisterForm key="username" way="username" ways={ways} />,
    mobile: <RegisterForm key="mobile" way="mobile" ways={ways} />,
  }
  return (
    <Dialog
      open={shown === 'register'}
      onClose={close}
      title={t('register.title')}
      closeLabel={t('popup.close')}
      size="large"
      aside={<WelcomePicture />}
    >
      {ways.username && ways.mobile ? (
        <Tabs
          label={t('register.ways')}
          selected={way}
          onSelect={setWay}
          tabs={[
            { id: 'username', label: t('register.byUsername'), content: forms.username },
            { id: 'mobile', label: t('register.byMobile'), content: forms.mobile },
          ]}
        />
      ) : ways.username || ways.mobile ? (
        forms[way]
      ) : (
        <p className="text-muted">{t('errors.registration_off')}</p>
      )}
      <p className="mt-4 text-center text-sm text-muted">
        {t('register.haveAccount')}{' '}
        <Button weight="text" size="small" onClick={() => openAccountPopup('login', { target })}>
          {t('register.logIn')}
        </Button>
      </p>
    </Dialog>
  )
}
