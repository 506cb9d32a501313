import { FormFailure } from '@banyan/client/forms/form-failure.tsx'
import type { StepUp } from '@banyan/contract/envelope.ts'
import { Tabs } from '@banyan/ui/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { isSwitchedOn } from '#/src/session/merchant-switches.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import type { Entrance } from '../entrance.ts'
import { canUsePasskeys } from '../passkeys-here.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { type RememberedLogin, rememberedLogin } from './remembered.ts'
import { RememberedAccount } from './remembered-account.tsx'
import { SmsForm } from './sms-form.tsx'
import { type OnStepUp, StepUpOfLogin } from './step-up-of-login.tsx'
import { UsernameForm } from './username-form.tsx'

/** The ways to sign in; tabs only where the merchant lets people in by SMS too (requirements ACC-01). */
export function LoginForms({ entrance }: { entrance: Entrance }) {
  const { info } = usePortalConfig()
  const [before] = useState(rememberedLogin)
  const [isRemembered, setIsRemembered] = useState(before.remember && before.username !== '')
  const [refused, setRefused] = useState<unknown>()
  const hasSms = isSwitchedOn(info.whitelabel, 'VERIFICATION_LOGIN')
  const [way, setWay] = useState<'username' | 'sms'>(before.bySms && hasSms ? 'sms' : 'username')
  const [proving, setProving] = useState<{ stepUp: StepUp; login: RememberedLogin }>()
  const prove: OnStepUp = (stepUp, login) => {
    setRefused(undefined)
    setProving({ stepUp, login })
  }
  if (isRemembered) {
    const other = (error?: unknown) => {
      setRefused(error)
      setIsRemembered(false)
    }
    return <RememberedAccount username={before.username} entrance={entrance} onOther={other} />
  }
  const byUsername = (
    <div className="flex flex-col gap-4">
      <FormFailure error={refused} />
      <UsernameForm entrance={entrance} onStepUp={prove} />
    </div>
  )
  const bySms = (
    <div className="flex flex-col gap-4">
      <FormFailure error={refused} />
      <SmsForm entrance={entrance} onStepUp={prove} />
    </div>
  )
  return (
    <>
      {proving && (
        <StepUpOfLogin
          {...proving}
          entrance={entrance}
          onBack={(error) => {
            setRefused(error)
            setProving(undefined)
          }}
        />
      )}
      {/* What was written in them stays until somebody is signed in. */}
      <div hidden={proving !== undefined} className="flex-col gap-3 not-[[hidden]]:flex">
        {hasSms ? <Ways way={way} onWay={setWay} byUsername={byUsername} bySms={bySms} /> : byUsername}
        {canUsePasskeys() && <PasskeyButton entrance={entrance} />}
      </div>
    </>
  )
}

interface WaysProps {
  way: 'username' | 'sms'
  onWay: (way: 'username' | 'sms') => void
  byUsername: ReactNode
  bySms: ReactNode
}

function Ways({ way, onWay, byUsername, bySms }: WaysProps) {
  const t = useText()
  return (
    <Tabs
      label={t('signIn.ways')}
      selected={way}
      onSelect={onWay}
      tabs={[
        { id: 'username', label: t('signIn.byUsername'), content: byUsername },
        { id: 'sms', label: t('signIn.bySms'), content: bySms },
      ]}
    />
  )
}
