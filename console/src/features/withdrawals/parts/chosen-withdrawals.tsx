import type { ListedWithdrawal } from '@banyan/contract/wallet/operator-withdrawal-calls.ts'
import { withdrawalStateAfter } from '@banyan/rules/cashier/withdrawal-states.ts'
import { approvedTogether } from '@banyan/rules/cashier/withdrawal-terms.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Checkbox } from '@banyan/ui/checkbox.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { type ReactNode, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { useWithdrawalsChanged } from './withdrawal-queries.ts'

type Chosen = ReadonlyMap<string, ListedWithdrawal>

/** What chooses rows of the queue, and what can be done with them; nothing for a role that may not. */
export function useChosenWithdrawals(): { column?: Column<ListedWithdrawal>; bar?: ReactNode } {
  const t = useText()
  const may = useMayCalls()
  const [chosen, setChosen] = useState<Chosen>(new Map())
  if (!may('approveWithdrawals')) return {}
  const choose = (row: ListedWithdrawal, isChosen: boolean) => {
    const others = [...chosen].filter(([number]) => number !== row.number)
    setChosen(new Map(isChosen ? [...others, [row.number, row]] : others))
  }
  return {
    column: {
      ...{ id: 'chosen', title: t('several.column'), width: 52, isFixed: true, isControl: true },
      cell: (row) =>
        withdrawalStateAfter(row.state, 'approved') && (
          <span className="flex h-9 items-center">
            <Checkbox
              checked={chosen.has(row.number)}
              onChange={({ target }) => choose(row, target.checked)}
              aria-label={t('several.pick', { number: row.number })}
            >
              {null}
            </Checkbox>
          </span>
        ),
    },
    ...(chosen.size > 0 && { bar: <ChosenBar chosen={chosen} onEnd={() => setChosen(new Map())} /> }),
  }
}

interface ChosenProps {
  chosen: Chosen
  /** They are chosen no longer. */
  onEnd: () => void
}

function ChosenBar({ chosen, onEnd }: ChosenProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const count = chosen.size
  return (
    <div
      aria-live="polite"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-primary-soft px-4 py-2"
    >
      <p className="font-semibold">{t('several.chosen', { count, amount: sumText(chosen) })}</p>
      {count > approvedTogether && (
        <p className="text-sm text-gold">{t('several.atMost', { count: approvedTogether })}</p>
      )}
      <span className="ms-auto flex gap-2">
        <Button weight="text" size="small" onClick={onEnd}>
          {t('several.clear')}
        </Button>
        <Button size="small" disabled={count > approvedTogether} onClick={() => setAsking(true)}>
          {t('several.button', { count })}
        </Button>
      </span>
      {isAsking && <ApproveSeveral chosen={chosen} onEnd={onEnd} onClose={() => setAsking(false)} />}
    </div>
  )
}

function ApproveSeveral({ chosen, onEnd, onClose }: ChosenProps & { onClose: () => void }) {
  const t = useText()
  const changed = useWithdrawalsChanged()
  const amount = sumText(chosen)
  const count = chosen.size
  const act = async (reason: string) => {
    const { approved, others } = await request(
      'approveWithdrawals',
      {},
      { body: { numbers: [...chosen.keys()], reason } },
    )
    const left = others.map(({ number, code }) => `${number} – ${t(`errors.${code}`)}`)
    const done = { count: approved.length, others: left.join('; ') }
    if (others.length > 0) showToast({ tone: 'warning', text: t('several.left', done) })
    else showToast({ tone: 'success', text: t('several.done', done) })
    await changed()
    onEnd()
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('several.title', { count })}
      confirm={t('several.confirm', { amount })}
      act={act}
    >
      {t('several.text', { amount })}
    </ReasonDialog>
  )
}

const sumText = (chosen: Chosen) =>
  moneyText(amountOfExact([...chosen.values()].reduce((sum, { amount }) => sum + exactOf(amount), 0n)))
