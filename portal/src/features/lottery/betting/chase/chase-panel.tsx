import { formatNumber } from '@banyan/client/formats.ts'
import { PartFailure } from '@banyan/client/part-failure.tsx'
import { Chip, ChipStrip } from '@banyan/ui/chip.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { shortNumero } from '#/src/features/lottery/games/short-numero.ts'
import { useText } from '#/src/i18n/text.ts'
import type { QuotedBet } from '../quote/quote-bet.ts'
import { minorText } from '../quote/stake-texts.ts'
import { MultipleField } from '../stake/multiple-field.tsx'
import { type ChaseChoice, chaseBetsAtMost, issueCountsOf, ladders } from './chase-state.ts'
import { useChase } from './use-chase.ts'

interface ChasePanelProps {
  gameCode: string
  /** The issue on sale. */
  numero: string | undefined
  bets: readonly QuotedBet[]
  choice: ChaseChoice
  onChange: (choice: ChaseChoice) => void
}

const profits = [0, 10, 50, 100]

/** The same bets on issues to come: how many, by which ladder, and what that costs where nothing wins. */
export function ChasePanel({ gameCode, numero, bets, choice, onChange }: ChasePanelProps) {
  const t = useText()
  const { coming, plan, error, isFetching, refetch } = useChase(gameCode, numero, bets, choice)
  if (error && !coming) return <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!coming) return <Skeleton className="h-60" />
  const own = plan.steps.map(({ multiple }) => multiple)
  return (
    <div className="flex flex-col gap-3">
      <ChipStrip label={t('lottery.chaseIssues')}>
        {issueCountsOf(gameCode).map((count) => (
          <Chip key={count} chosen={choice.issues === count} onClick={() => onChange({ ...choice, issues: count })}>
            {t('lottery.draws', { count })}
          </Chip>
        ))}
      </ChipStrip>
      <ChipStrip label={t('lottery.ladder')}>
        {ladders.map((ladder) => (
          <Chip
            key={ladder}
            chosen={choice.ladder === ladder}
            disabled={ladder === 'profit' && bets.length > 1}
            onClick={() => onChange({ ...choice, ladder, own })}
          >
            {t(`lottery.ladder.${ladder}`)}
          </Chip>
        ))}
      </ChipStrip>
      {choice.ladder === 'profit' && (
        <ChipStrip label={t('lottery.profit')}>
          {profits.map((percent) => (
            <Chip
              key={percent}
              chosen={choice.profitPercent === percent}
              onClick={() => onChange({ ...choice, profitPercent: percent })}
            >
              {t('lottery.profitOf', { percent: formatNumber(percent) })}
            </Chip>
          ))}
        </ChipStrip>
      )}
      <table className="w-full text-sm">
        <caption className="sr-only">{t('lottery.chasePreview')}</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {t('lottery.draw')}
            </th>
            <th scope="col" className="text-center font-normal">
              {t('lottery.multiple')}
            </th>
            <th scope="col" className="text-end font-normal">
              {t('lottery.inAll')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {plan.steps.map((step, place) => {
            const name = shortNumero(coming[place]?.numero ?? '')
            return (
              <tr key={coming[place]?.numero}>
                <th scope="row" className="py-1 text-start font-normal">
                  {name}
                </th>
                <td className="flex justify-center py-0.5">
                  <MultipleField
                    value={step.multiple}
                    label={t('lottery.multipleOfDraw', { numero: name })}
                    onChange={(multiple) =>
                      onChange({
                        ...choice,
                        ladder: 'own',
                        own: own.map((each, at) => (at === place ? multiple : each)),
                      })
                    }
                  />
                </td>
                <td className="text-end">{minorText(step.total)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {plan.isCut && <p className="text-sm text-danger">{t('lottery.ladderCut', { count: plan.steps.length })}</p>}
      {bets.length > chaseBetsAtMost && (
        <p role="status" className="text-sm text-danger">
          {t('lottery.chaseBets', { count: formatNumber(chaseBetsAtMost) })}
        </p>
      )}
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={choice.stopOnWin}
          onChange={({ target }) => onChange({ ...choice, stopOnWin: target.checked })}
        />
        {t('lottery.stopOnWin')}
      </label>
      <p className="flex justify-between gap-3 border-t border-line pt-2.5">
        <span className="text-muted">{t('lottery.worstCase')}</span>
        <b className="font-semibold">{minorText(plan.total)}</b>
      </p>
      <p className="text-sm text-muted">{t('lottery.chaseHeld')}</p>
    </div>
  )
}
