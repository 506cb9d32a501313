import type { OperatorPromotion } from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { BudgetBar } from './budget-bar.tsx'
import { kindsQuery, useKindName } from './promotion-queries.ts'
import { PromotionState, stageOf } from './promotion-state.tsx'
import { TemplateDialog } from './template-dialog.tsx'

const states = ['draft', 'running', 'stopped'] as const
type State = (typeof states)[number]

const fetchPage: FetchPage<OperatorPromotion> = (place, { state, kind }) =>
  request('listPromotions', { ...place, ...(state && { state: state as State }), ...(kind && { kind }) })

/** Every promotion, the newest first: its state, times, and what of its budgets is left. */
export function PromotionsTable() {
  const t = useText()
  const mayMake = useMay('makePromotion')
  const [isChoosing, setChoosing] = useState(false)
  const kindName = useKindName()
  const { data } = useQuery(kindsQuery)
  const columns = useMemo(() => columnsOf(t, kindName), [t, kindName])
  const filters: readonly Filter[] = useMemo(
    () => [
      {
        ...{ id: 'state', kind: 'choice', label: t('promotions.state') },
        options: states.map((value) => ({ value, label: t(`promotionState.${value}`) })),
      },
      {
        ...{ id: 'kind', kind: 'choice', label: t('promotions.kind') },
        options: (data?.kinds ?? []).map(({ kind, name }) => ({ value: kind, label: name })),
      },
    ],
    [t, data],
  )
  return (
    <>
      {mayMake && (
        <div className="mb-3 flex justify-end max-sm:*:grow">
          <Button icon={plusIcon} onClick={() => setChoosing(true)}>
            {t('promotions.new')}
          </Button>
        </div>
      )}
      <RecordsTable<OperatorPromotion>
        name="promotions"
        label={t('page.promotions')}
        fetchPage={fetchPage}
        columns={columns}
        filters={filters}
        keyOf={({ code }) => code}
        linkTo={({ code }) => `/promotions/${code}`}
        empty={
          <Notice icon={nothingIcon} title={t('promotions.none')}>
            {t('promotions.noneText')}
          </Notice>
        }
      />
      <TemplateDialog open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}

function columnsOf(t: Text, kindName: (kind: string) => string): readonly Column<OperatorPromotion>[] {
  return [
    {
      ...{ id: 'name', title: t('promotions.name'), width: 210, isFixed: true },
      cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
      text: ({ name }) => name,
    },
    {
      ...{ id: 'state', title: t('promotions.state'), width: 110 },
      cell: (promotion) => <PromotionState promotion={promotion} />,
      text: (promotion) => t(`promotionState.${stageOf(promotion, Date.now())}`),
    },
    {
      ...{ id: 'kind', title: t('promotions.kind'), width: 180 },
      cell: ({ kind }) => kindName(kind),
      text: ({ kind }) => kindName(kind),
    },
    {
      ...{ id: 'budget', title: t('promotions.budget'), width: 230 },
      cell: ({ spent, budget }) => (
        <div className="flex h-9 items-center">
          <BudgetBar label={t('promotions.budget')} {...{ spent, budget }} />
        </div>
      ),
      text: ({ spent, budget }) => `${spent} / ${budget ?? t('promotions.noLimit')}`,
    },
    {
      ...{ id: 'today', title: t('promotions.today'), width: 230 },
      cell: ({ spentToday, budgetPerDay }) => (
        <div className="flex h-9 items-center">
          <BudgetBar label={t('promotions.today')} spent={spentToday} budget={budgetPerDay} />
        </div>
      ),
      text: ({ spentToday, budgetPerDay }) => `${spentToday} / ${budgetPerDay ?? t('promotions.noLimit')}`,
    },
    {
      ...{ id: 'from', title: t('promotions.from'), width: 175 },
      cell: ({ startsAt }) => momentCell(startsAt),
      text: ({ startsAt }) => startsAt,
    },
    {
      ...{ id: 'until', title: t('promotions.until'), width: 175 },
      cell: ({ endsAt }) => (endsAt === null ? t('promotions.forGood') : momentCell(endsAt)),
      text: ({ endsAt }) => endsAt ?? t('promotions.forGood'),
    },
    {
      ...{ id: 'code', title: t('promotions.code'), width: 170 },
      cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      text: ({ code }) => code,
    },
  ]
}
