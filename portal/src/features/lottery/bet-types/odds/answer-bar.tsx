import { formatNumber } from '@banyan/client/formats.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { formatMoney } from '../format-odds.ts'
import type { Answer } from './work-out.ts'

/** On a phone the answer stays in sight while one picks; the cards below say the same to who listens. */
export function AnswerBar({ answer: { parsed, money, outcome } }: { answer: Answer }) {
  const t = useText()
  const { currency } = usePortalConfig()
  const payout = outcome?.payout
  return (
    <div
      aria-hidden="true"
      className="sticky bottom-0 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-overlay px-4 py-3 shadow-lg md:-mx-6 md:px-6 lg:hidden"
    >
      <div>
        <p className="font-bold">{money?.stake === undefined ? '–' : formatMoney(money.stake, currency)}</p>
        <p className="text-sm text-muted">
          {t('odds.lines')}: {parsed.ok ? formatNumber(parsed.selection.lines) : '–'}
        </p>
      </div>
      <div className="text-end">
        <p className={`font-bold ${payout ? 'text-gold' : ''}`}>
          {payout === undefined ? '–' : formatMoney(payout, currency)}
        </p>
        <p className="text-sm text-muted">{outcome ? t(`odds.status.${outcome.status}`) : t('odds.payout')}</p>
      </div>
    </div>
  )
}
