import { SentCodeField } from '@banyan/client/forms/sent-code-field.tsx'
import type { RequestErrorCode } from '@banyan/client/request-error.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useText } from '#/src/i18n/text.ts'
import { sendOwnCode } from './send-own-code.ts'
import type { Proof } from './use-proof.ts'

interface ProofFieldsProps {
  proof: Proof
  /** The last refusal. */
  code: RequestErrorCode | undefined
}

/** Asks for the password, or for a code to the account's own number; nothing where it has neither. */
export function ProofFields({ proof, code }: ProofFieldsProps) {
  const t = useText()
  const { way, other, written, lacks, mobile = '' } = proof
  if (way === 'none') return null
  const refused = proof.explains(code) && code ? t(`errors.${code}`) : undefined
  return (
    <fieldset className="min-w-0 rounded-md border border-line bg-ground px-4 pt-3 pb-4">
      <legend className="sr-only">{t('proof.title')}</legend>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <p aria-hidden="true" className="text-sm font-semibold">
          {t('proof.title')}
        </p>
        {other && (
          <button
            type="button"
            onClick={() => proof.choose(other)}
            className="-my-2 min-h-11 text-start text-sm text-primary-strong hover:underline sm:min-h-9"
          >
            {other === 'password' ? t('proof.byPassword') : t('proof.byCode')}
          </button>
        )}
      </div>
      {way === 'password' ? (
        <TextField
          label={t('proof.password')}
          name="password"
          type="password"
          value={written}
          onChange={({ target }) => proof.write(target.value)}
          error={lacks && written === '' ? t('proof.needPassword') : refused}
          reveal={{ show: t('form.showPassword'), hide: t('form.hidePassword') }}
          autoComplete="current-password"
          required
        />
      ) : (
        <SentCodeField
          label={t('proof.code', { number: `\u2066${mobile}\u2069` })}
          value={written}
          onValue={proof.write}
          error={lacks ? t('errors.verification_code_wrong') : refused}
          to={mobile}
          send={sendOwnCode}
        />
      )}
    </fieldset>
  )
}
