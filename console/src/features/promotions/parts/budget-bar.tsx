import { Progress } from '@banyan/ui/progress.tsx'
import { Amount } from '#/src/features/records/amount.tsx'
import { useText } from '#/src/i18n/text.ts'

interface BudgetBarProps {
  label: string
  spent: string
  /** Null without a limit. */
  budget: string | null
}

/** What was given against what may be; gold from nine tenths on, for it runs out soon. */
export function BudgetBar({ label, spent, budget }: BudgetBarProps) {
  const t = useText()
  const part = budget === null ? 0 : partOf(spent, budget)
  return (
    <div className="flex w-full min-w-0 flex-col gap-1 leading-none">
      <span className="flex justify-between gap-2 text-xs leading-none">
        <Amount amount={spent} />
        <span className="text-muted">{budget === null ? t('promotions.noLimit') : <Amount amount={budget} />}</span>
      </span>
      {budget !== null && (
        <Progress bare label={label} value={part} tone={part >= nearlyAll ? 'gold' : 'primary'} text={percent(part)} />
      )}
    </div>
  )
}

const nearlyAll = 0.9
const percent = (part: number) => `${Math.floor(part * 100)}%`

/** Amounts may have more digits than a number holds exactly. */
function partOf(spent: string, budget: string): number {
  const [given, all] = [BigInt(spent.replace('.', '')), BigInt(budget.replace('.', ''))]
  return all === 0n ? 1 : Number((given * 1_000n) / all) / 1_000
}
