import { Card } from '@banyan/ui/card.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { WholeMoney } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'

/** As many days beside each other as there is room for. */
const columns = 'repeat(auto-fill, minmax(5rem, 1fr))'

/** Rewards of days in a row, with the days that are done. */
export function Ladder({ steps, done }: { steps: readonly string[]; done: number }) {
  const t = useText()
  return (
    <Card title={t('promotions.ladder')} aside={t('promotions.daysDone', { count: done, all: steps.length })}>
      <ol aria-label={t('promotions.ladder')} className="grid gap-2" style={{ gridTemplateColumns: columns }}>
        {steps.map((amount, place) => {
          const isDone = place < done
          return (
            <li
              key={`${String(place)} ${amount}`}
              aria-current={place === done ? 'step' : undefined}
              className={`flex flex-col items-center gap-1 rounded-md border px-1 py-2.5 text-center text-sm ${isDone ? 'border-primary bg-primary-soft' : place === done ? 'border-gold' : 'border-line'}`}
            >
              <span className="text-muted">{t('promotions.day', { day: place + 1 })}</span>
              <span className="font-semibold">
                <WholeMoney amount={amount} />
              </span>
              {isDone ? (
                <span className="text-primary-strong">
                  <Icon drawing={checkIcon} size={18} />
                  <span className="sr-only">{t('promotions.dayDone')}</span>
                </span>
              ) : (
                <span aria-hidden="true" className="h-4.5" />
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
