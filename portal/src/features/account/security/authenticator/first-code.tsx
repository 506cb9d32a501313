import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { CodeField } from '@banyan/client/forms/code-field.tsx'
import { isCode } from '@banyan/client/forms/is-code.ts'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { showToast } from '@banyan/client/show-toast.tsx'
import { failed } from '@banyan/client/signals.ts'
import { IconButton } from '@banyan/ui/button.tsx'
import { copyIcon } from '@banyan/ui/icons/copy-icon.ts'
import { QrCode } from '@banyan/ui/qr-code.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'

/** What the app keeps, by itself and in the address that its camera reads. */
export interface Secret {
  readonly secret: string
  readonly address: string
}

/** Shows the secret as a QR code and as text, and asks for the first six digits. */
export function FirstCode({
  secret,
  onConfirmed,
}: {
  secret: Secret
  onConfirmed: (codes: readonly string[]) => void
}) {
  const t = useText()
  const attempt = useAttempt()
  const [code, setCode] = useState('')
  const [isBad, setIsBad] = useState(false)
  const send = async () => {
    setIsBad(!isCode(code))
    if (!isCode(code)) return
    const { recoveryCodes } = await request('confirmAuthenticator', {}, { body: { code } })
    onConfirmed(recoveryCodes)
  }
  const isWrong = isBad || attempt.code === 'authenticator_code_wrong'
  return (
    <AttemptForm
      attempt={attempt}
      onSend={send}
      action={t('security.authenticatorConfirm')}
      isExplained={attempt.code === 'authenticator_code_wrong'}
    >
      <div className="flex flex-wrap items-center gap-5">
        <span className="max-sm:mx-auto">
          <QrCode address={secret.address} label={t('security.authenticatorQr')} size={168} margin={8} />
        </span>
        <div className="min-w-56 grow basis-0">
          <p className="text-pretty">{t('security.authenticatorScan')}</p>
          <p className="mt-3 text-sm text-muted">{t('security.authenticatorSecret')}</p>
          <SecretText secret={secret.secret} />
        </div>
      </div>
      <CodeField
        autoFocus
        label={t('security.authenticatorCode')}
        value={code}
        onValue={setCode}
        error={isWrong ? t('errors.authenticator_code_wrong') : undefined}
      />
    </AttemptForm>
  )
}

/** In groups of four, as one types it. */
function SecretText({ secret }: { secret: string }) {
  const t = useText()
  const copy = () =>
    navigator.clipboard
      .writeText(secret)
      .then(() => showToast({ tone: 'success', text: t('security.copied') }), failed.tell)
  return (
    <p className="flex items-center gap-1">
      <code dir="ltr" className="min-w-0 font-sans font-semibold tracking-wide">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </code>
      {'clipboard' in navigator && (
        <IconButton icon={copyIcon} label={t('security.copySecret')} onClick={() => void copy()} />
      )}
    </p>
  )
}
