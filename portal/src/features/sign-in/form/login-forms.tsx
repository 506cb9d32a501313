import { Tabs } from '@banyan/ui/tabs.tsx'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { isSwitchedOn } from '#/src/session/merchant-switches.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import type { Entrance } from './entrance.ts'
import { LoginFailure } from './login-failure.tsx'
import { rememberedLogin } from './remembered.ts'
import { RememberedAccount } from './remembered-account.tsx'
import { SmsForm } from './sms-form.tsx'
import { UsernameForm } from './username-form.tsx'

/** The ways to sign in; tabs only where the merchant lets people in by SMS too (requirements ACC-01). */
export function LoginForms({ entrance }: { entrance: Entrance }) {
  const t = useText()
  const { info } = usePortalConfig()
  const [before] = useState(rememberedLogin)
  const [isRemembered, setIsRemembered] = useState(before.remember && before.username !== '')
  const [refused, setRefused] = useState<unknown>()
  const hasSms = isSwitchedOn(info.whitelabel, 'VERIFICATION_LOGIN')
  const [way, setWay] = useState<'username' | 'sms'>(before.bySms && hasSms ? 'sms' : 'username')
  if (isRemembered) {
    const other = (error?: unknown) => {
      setRefused(error)
      setIsRemembered(false)
    }
    return <RememberedAccount username={before.username} entrance={entrance} onOther={other} />
  }
  const byUsername = (
    <div className="flex flex-col gap-4">
      <LoginFailure error={refused} />
      <UsernameForm entrance={entrance} />
    </div>
  )
  if (!hasSms) return byUsername
  return (
    <Tabs
      label={t('signIn.ways')}
      selected={way}
      onSelect={setWay}
      tabs={[
        { id: 'username', label: t('signIn.byUsername'), content: byUsername },
        { id: 'sms', label: t('signIn.bySms'), content: <SmsForm entrance={entrance} /> },
      ]}
    />
  )
}
