import { Badge } from '@banyan/ui/badge.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { failureIcon } from '@banyan/ui/icons/failure-icon.ts'
import { useText } from '#/src/i18n/text.ts'
import { RowAction } from '../parts/row-action.tsx'
import type { SignIn } from '../security-queries.ts'
import { deviceName } from '../words/device-name.ts'
import { momentText } from '../words/moment-text.ts'
import { placeName } from '../words/place-name.ts'

const looks = {
  entered: { icon: checkIcon, tone: 'primary' },
  refused: { icon: failureIcon, tone: 'danger' },
  stepUp: { icon: clockIcon, tone: 'gold' },
} as const

const cell = 'px-3 md:py-0 md:first:ps-4.5 md:h-10'

interface SignInRowProps {
  signIn: SignIn
  onNotMe: () => void
  /** Changes the password. */
  onChange: () => void
}

/** One sign-in attempt; failed ones are highlighted. On a phone a row is a small card. */
export function SignInRow({ signIn, onNotMe, onChange }: SignInRowProps) {
  const t = useText()
  const { result } = signIn
  const { icon, tone } = looks[result]
  const isRefused = result === 'refused'
  const at = momentText(t, signIn.at)
  const method = t(`security.method.${signIn.method}`)
  return (
    <tr
      className={`border-t border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-4.5 max-md:py-2.5 max-md:*:px-0 ${isRefused ? 'bg-danger-soft' : ''}`}
    >
      <td
        className={`${cell} whitespace-nowrap first-letter:uppercase max-md:col-start-1 max-md:row-start-2 max-md:text-muted`}
      >
        {at}
      </td>
      <td className={`${cell} font-semibold md:whitespace-nowrap max-md:col-start-1 max-md:row-start-1`}>
        {deviceName(t, signIn.device)}
      </td>
      <td className={`${cell} max-md:col-start-1 max-md:row-start-3 max-md:text-muted`}>
        <span className="flex flex-wrap gap-x-2.5">
          <bdi>{placeName(t, signIn.country)}</bdi>
          <bdi dir="ltr" className="text-muted">
            {signIn.address}
          </bdi>
        </span>
      </td>
      <td className={`${cell} max-md:col-start-1 max-md:row-start-4 max-md:text-muted`}>
        {signIn.stepUp ? t('security.methodWith', { method, proof: t(`security.proof.${signIn.stepUp}`) }) : method}
      </td>
      <td className={`${cell} max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end`}>
        <Badge tone={tone}>
          <Icon drawing={icon} size={14} />
          {t(`security.result.${result}`)}
        </Badge>
      </td>
      <td
        className={`${cell} text-end max-md:col-start-2 max-md:row-span-3 max-md:row-start-2 max-md:self-end md:pe-4.5`}
      >
        {isRefused ? (
          <RowAction
            tone="danger"
            label={t('security.actionOn', { action: t('security.changePassword'), about: at })}
            onClick={onChange}
          >
            {t('security.changePassword')}
          </RowAction>
        ) : (
          <RowAction label={t('security.actionOn', { action: t('security.notMe'), about: at })} onClick={onNotMe}>
            {t('security.notMe')}
          </RowAction>
        )}
      </td>
    </tr>
  )
}
