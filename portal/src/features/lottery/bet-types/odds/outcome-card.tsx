import { formatNumber } from '@banyan/client/formats.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { tierName } from '#/src/features/lottery/games/value-name.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { formatMoney } from '../format-odds.ts'
import type { Answer } from './work-out.ts'

const tones = { WON: 'gold', LOST: 'neutral', PUSH: 'primary', REFUNDED: 'primary' } as const

/** What the draw makes of the bet: lines that win, tier by tier, and what is paid. */
export function OutcomeCard({ playCode, answer }: { playCode: string; answer: Answer }) {
  const t = useText()
  const { currency } = usePortalConfig()
  const { outcome, money } = answer
  const { payout, rebate = 0n } = outcome ?? {}
  const net = payout !== undefined && money?.stake !== undefined ? payout + rebate - money.stake : undefined
  return (
    <Card
      title={t('odds.result')}
      flush
      aside={outcome && <Badge tone={tones[outcome.status]}>{t(`odds.status.${outcome.status}`)}</Badge>}
    >
      {outcome ? (
        <dl aria-live="polite" className="flex flex-col gap-2 p-5">
          <Line
            name={t('odds.winningLines')}
            value={formatNumber(outcome.wins.tiers.reduce((sum, { count }) => sum + count, 0))}
          />
          {outcome.wins.tiers
            .filter(({ tier }) => tier !== '1')
            .map(({ tier, count }) => (
              <Line key={tier} inner name={tierName(t, playCode, tier)} value={formatNumber(count)} />
            ))}
          {outcome.wins.pushed > 0 && <Line name={t('odds.pushedLines')} value={formatNumber(outcome.wins.pushed)} />}
          <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <dt className="font-semibold">{t('odds.payout')}</dt>
            <dd dir="ltr" className={`text-end text-xl font-bold ${outcome.payout ? 'text-gold' : 'text-muted'}`}>
              {outcome.payout === undefined ? '–' : formatMoney(outcome.payout, currency)}
            </dd>
          </div>
          {rebate > 0n && <Line name={t('odds.rebate')} value={formatMoney(rebate, currency)} />}
          {net !== undefined && (
            <Line name={t('odds.net')} value={`${net > 0n ? '+' : ''}${formatMoney(net, currency)}`} />
          )}
        </dl>
      ) : (
        <p className="p-5 text-muted">{t('odds.waiting')}</p>
      )}
    </Card>
  )
}

function Line({ name, value, inner = false }: { name: string; value: string; inner?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${inner ? 'ps-4 text-sm' : ''}`}>
      <dt className="text-muted">{name}</dt>
      <dd dir="ltr" className="text-end font-semibold">
        {value}
      </dd>
    </div>
  )
}
