import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { CodeField } from '@banyan/client/forms/code-field.tsx'
import { isCode } from '@banyan/client/forms/is-code.ts'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ProofFields } from '#/src/features/account/fields/proof-fields.tsx'
import { useProof } from '#/src/features/account/fields/use-proof.ts'
import { useText } from '#/src/i18n/text.ts'
import { useReportChange } from '../parts/use-report-change.ts'
import { proofWays } from '../proof-ways.ts'
import { refetchSecurity, type Security } from '../security-queries.ts'

interface EmailDialogProps {
  security: Security
  open: boolean
  onClose: () => void
  /** A code was mailed already: the dialog asks for it at once. */
  confirms: boolean
}

/** Gives the account a mail address, and confirms it by the code that is mailed there. */
export function EmailDialog({ security, open, onClose, confirms }: EmailDialogProps) {
  const t = useText()
  const title = security.email
    ? security.email.isConfirmed
      ? t('security.emailChange')
      : t('security.emailConfirm')
    : t('security.emailAdd')
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('popup.close')}>
      <EmailForm security={security} confirms={confirms} onDone={onClose} />
    </Dialog>
  )
}

function EmailForm({ security, confirms, onDone }: { security: Security; confirms: boolean; onDone: () => void }) {
  // What is asked does not change while the dialog closes.
  const [mailed, setMailed] = useState(confirms ? security.email?.address : undefined)
  const [email, setEmail] = useState('')
  return mailed === undefined ? (
    <AddressForm security={security} email={email} onEmail={setEmail} onMailed={() => setMailed(email.trim())} />
  ) : (
    <CodeForm to={mailed} onAgain={() => setMailed(undefined)} onDone={onDone} />
  )
}

interface AddressFormProps {
  security: Security
  email: string
  onEmail: (email: string) => void
  onMailed: () => void
}

function AddressForm({ security, email, onEmail, onMailed }: AddressFormProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const attempt = useAttempt()
  const proof = useProof(proofWays(security))
  const [isBad, setIsBad] = useState(false)
  const send = async () => {
    const given = proof.give()
    const looksBad = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    setIsBad(looksBad)
    if (!given || looksBad) return
    await request('changeEmail', {}, { body: { email: email.trim(), ...given } })
    void refetchSecurity(queryClient)
    onMailed()
  }
  const isRefused = attempt.code === 'email_invalid'
  const isExplained = proof.explains(attempt.code)
  return (
    <AttemptForm
      attempt={attempt}
      onSend={send}
      action={t('security.emailSend')}
      isExplained={isRefused || isExplained}
    >
      <TextField
        label={t('security.part.email')}
        name="email"
        type="email"
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        error={isBad || isRefused ? t('errors.email_invalid') : undefined}
        hint={t('security.emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={200}
        required
      />
      <ProofFields proof={proof} code={attempt.code} />
    </AttemptForm>
  )
}

function CodeForm({ to, onAgain, onDone }: { to: string; onAgain: () => void; onDone: () => void }) {
  const t = useText()
  const reportChange = useReportChange()
  const attempt = useAttempt()
  const [code, setCode] = useState('')
  const [isBad, setIsBad] = useState(false)
  const send = async () => {
    setIsBad(!isCode(code))
    if (!isCode(code)) return
    await request('confirmEmail', {}, { body: { verificationCode: code } })
    reportChange(t('security.emailConfirmed'))
    onDone()
  }
  const isWrong = isBad || attempt.code === 'verification_code_wrong'
  return (
    <AttemptForm
      attempt={attempt}
      onSend={send}
      action={t('security.emailConfirm')}
      isExplained={attempt.code === 'verification_code_wrong'}
      after={
        <Button weight="text" onClick={onAgain}>
          {t('security.emailAgain')}
        </Button>
      }
    >
      <p role="status" className="text-muted text-pretty">
        {t('security.emailSent', { address: `\u2066${to}\u2069` })}
      </p>
      <CodeField
        autoFocus
        label={t('security.emailCode')}
        value={code}
        onValue={setCode}
        error={isWrong ? t('errors.verification_code_wrong') : undefined}
      />
    </AttemptForm>
  )
}
