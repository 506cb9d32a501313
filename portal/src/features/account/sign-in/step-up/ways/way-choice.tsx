import type { StepUp, StepUpMethod } from '@banyan/contract/envelope.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { authenticatorIcon } from '@banyan/ui/icons/authenticator-icon.ts'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { mailIcon } from '@banyan/ui/icons/mail-icon.ts'
import { personIcon } from '@banyan/ui/icons/person-icon.ts'
import { phoneIcon } from '@banyan/ui/icons/phone-icon.ts'
import { useText } from '#/src/i18n/text.ts'

const icons: Record<StepUpMethod, Drawing> = {
  sms: phoneIcon,
  email: mailIcon,
  authenticator: authenticatorIcon,
  recovery: lockIcon,
  bankAccountName: personIcon,
}

interface WayChoiceProps {
  ways: StepUp['ways']
  chosen: StepUpMethod
  onChoose: (method: StepUpMethod) => void
}

/** The ways to prove oneself, one of which is chosen. */
export function WayChoice({ ways, chosen, onChoose }: WayChoiceProps) {
  const t = useText()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{t('stepUp.ways')}</legend>
      {ways.map(({ method, to }) => (
        <label
          key={method}
          className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-md border px-3.5 py-1.5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-info ${
            method === chosen ? 'border-primary bg-primary-soft' : 'border-line-control hover:border-primary'
          }`}
        >
          <input
            type="radio"
            name="stepUpMethod"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
            className="sr-only"
          />
          <Icon
            drawing={icons[method]}
            size={20}
            className={method === chosen ? 'text-primary-strong' : 'text-muted'}
          />
          <span className={`min-w-0 grow font-semibold ${method === chosen ? 'text-primary-strong' : ''}`}>
            {t(`stepUp.way.${method}`)}
          </span>
          {to && (
            <bdi dir="ltr" className="text-sm text-muted truncate">
              {to}
            </bdi>
          )}
        </label>
      ))}
    </fieldset>
  )
}
