import { Icon } from '@banyan/ui/icon.tsx'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { externalIcon } from '@banyan/ui/icons/external-icon.ts'
import { gridIcon } from '@banyan/ui/icons/grid-icon.ts'
import { handsetIcon } from '@banyan/ui/icons/handset-icon.ts'
import { pictureIcon } from '@banyan/ui/icons/picture-icon.ts'
import { useId } from 'react'
import { rateText, wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Channel } from '../deposit-queries.ts'

const icons: Record<Channel['kind'], Drawing> = {
  bankQr: gridIcon,
  manual: pictureIcon,
  hosted: externalIcon,
  scratchCard: handsetIcon,
}

interface ChannelChoiceProps {
  channels: readonly Channel[]
  chosen: Channel
  onChoose: (channel: Channel) => void
}

/** The ways to pay in, each with its limits and what it costs or adds. */
export function ChannelChoice({ channels, chosen, onChoose }: ChannelChoiceProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{t('deposit.channels')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {channels.map((channel) => (
          <label
            key={channel.id}
            className="flex min-h-19 cursor-pointer flex-col justify-center gap-1 rounded-md border border-line-control bg-field px-3.5 py-2.5 transition-colors has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-info hover:border-primary"
          >
            <input
              type="radio"
              name={name}
              value={channel.id}
              checked={channel.id === chosen.id}
              onChange={() => onChoose(channel)}
              className="sr-only"
            />
            <span className="flex items-center gap-2 font-semibold">
              <Icon drawing={icons[channel.kind]} size={20} className="text-primary-strong" />
              <span className="min-w-0">{channel.name}</span>
            </span>
            <span className="text-sm text-muted">
              {t('deposit.limits', { least: wholeText(channel.least), most: wholeText(channel.most) })}
            </span>
            <Rates channel={channel} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Rates({ channel: { feePpm, bonusPpm } }: { channel: Channel }) {
  const t = useText()
  return (
    <span className="flex flex-wrap gap-x-2 text-sm">
      {feePpm > 0 ? (
        <span>{t('deposit.feeRate', { rate: rateText(feePpm) })}</span>
      ) : (
        <span className="text-muted">{t('deposit.noFee')}</span>
      )}
      {bonusPpm > 0 && (
        <span className="font-semibold text-gold">{t('deposit.bonusRate', { rate: rateText(bonusPpm) })}</span>
      )}
    </span>
  )
}
