import { formatNumber } from '@banyan/client/formats.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { type TabItem, Tabs } from '@banyan/ui/tabs.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type CallId, request } from '#/src/api/request.ts'
import type { Hosts } from '#/src/features/forms/faults-of.ts'
import { FormContext } from '#/src/features/forms/form-context.ts'
import { NewerNotice } from '#/src/features/forms/newer-notice.tsx'
import { SaveBar } from '#/src/features/forms/save-bar.tsx'
import { SaveFailure } from '#/src/features/forms/save-dialog.tsx'
import { useDraft } from '#/src/features/forms/use-draft.ts'
import { Money } from '#/src/features/records/amount.tsx'
import { RecordFailure } from '#/src/features/records/record-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { BudgetBar } from './parts/budget-bar.tsx'
import { PreviewPanel } from './parts/preview-panel.tsx'
import {
  draftOf,
  type PromotionDraft,
  type PromotionKind,
  promotionFaults,
  promotionSchema,
} from './parts/promotion-draft.ts'
import { PromotionForm } from './parts/promotion-form.tsx'
import { kindsQuery, type Promotion, promotionQuery, usePromotionsChanged } from './parts/promotion-queries.ts'
import { PromotionState } from './parts/promotion-state.tsx'
import { RunActions } from './parts/run-actions.tsx'
import { SimulationPanel } from './parts/simulation-panel.tsx'

/** Promotions lead to no address. */
const noHosts: Hosts = { links: [], images: [], games: [] }

/** One promotion: its form, its terms in each language, and what it would cost. */
export function PromotionBuilder({ code }: { code: string }) {
  const t = useText()
  const kinds = useQuery(kindsQuery)
  const query = useQuery(promotionQuery(code))
  usePageTitle(query.data?.name ?? t('page.promotions'))
  const kind = kinds.data?.kinds.find((each) => each.kind === query.data?.kind)
  if (query.data && kinds.data && kind)
    return <Builder key={code} promotion={query.data} kind={kind} common={kinds.data.common} />
  const failed = [query, kinds].find(({ isError }) => isError)
  return failed ? (
    <RecordFailure query={failed} notFound="promotion_not_found" />
  ) : (
    <Skeleton className="h-96 w-full rounded-lg" />
  )
}

interface BuilderProps {
  promotion: Promotion
  kind: PromotionKind
  common: object
}

type TabId = 'form' | 'preview' | 'simulation'

function Builder({ promotion, kind, common }: BuilderProps) {
  const t = useText()
  const may = useMayCalls()
  const [tab, setTab] = useState<TabId>('form')
  const { code, name, state, version } = promotion
  const schema = promotionSchema(kind, common)
  const draft = usePromotionDraft(promotion, schema)
  const isDraft = state === 'draft'
  const isLocked = !may(isDraft ? 'changeDraft' : 'changePromotion')
  const { value, faults, changes } = draft
  const all: readonly { readonly id: TabId; readonly call: CallId; readonly content: ReactNode }[] = [
    {
      ...{ id: 'form', call: 'readPromotion' },
      content: (
        <PromotionForm
          value={value as unknown as PromotionDraft}
          onChange={(next) => draft.change(next as unknown as Json)}
          kindName={kind.name}
          isNew={false}
        />
      ),
    },
    { id: 'preview', call: 'previewPromotion', content: <PreviewPanel {...{ code, version }} /> },
    {
      id: 'simulation',
      call: 'simulatePromotion',
      content: <SimulationPanel {...{ code, version }} kind={kind.kind} />,
    },
  ]
  const tabs: readonly TabItem<TabId>[] = all
    .filter(({ call }) => may(call))
    .map(({ id, content }) => ({ id, label: t(`builder.${id}`), content }))
  const initial = { rule: kind.initial } as unknown as Json
  return (
    <FormContext
      value={{
        ...{ section: `promotion.${kind.kind}`, schema, initial, saved: draft.base.value, faults },
        ...{ hosts: noHosts, isLocked },
      }}
    >
      <RecordHead
        back={{ to: '/promotions', label: t('page.promotions') }}
        title={name}
        badges={<PromotionState promotion={promotion} />}
        subtitle={
          <>
            {kind.name} · <bdi dir="ltr">{code}</bdi> · {t('builder.version', { version: String(version) })} ·{' '}
            {t('builder.madeBy', { name: promotion.madeBy })}
          </>
        }
        actions={<RunActions promotion={promotion} isUnsaved={changes > 0} />}
      />
      <Given promotion={promotion} />
      {isLocked && <p className="mb-4 rounded-md bg-info-soft px-4 py-3 text-sm text-info">{t('builder.locked')}</p>}
      <NewerNotice draft={draft} />
      <SaveFailure failure={draft.failure} />
      {changes > 0 && tab !== 'form' && (
        <p className="mb-4 rounded-md bg-gold-soft px-4 py-3 text-sm text-gold">{t('builder.unsaved')}</p>
      )}
      <Tabs label={name} tabs={tabs} selected={tab} onSelect={setTab} />
      <SaveBar
        draft={draft}
        onFault={() => setTab('form')}
        asked={
          isDraft
            ? undefined
            : { title: t('builder.changeTitle', { name }), note: t('builder.changeText'), confirm: t('builder.ask') }
        }
      />
    </FormContext>
  )
}

/** A draft is saved at once; of what members see already, a change is asked for, and nothing has changed yet. */
function usePromotionDraft(promotion: Promotion, schema: ReturnType<typeof promotionSchema>) {
  const t = useText()
  const client = useQueryClient()
  const changed = usePromotionsChanged()
  const read = (found: Promotion) => ({
    ...{ version: found.version, value: draftOf(found) as unknown as Json, changedBy: found.madeBy },
  })
  const { code, kind, state } = promotion
  return useDraft({
    ...{ read: read(promotion), schema, hosts: noHosts },
    moreFaults: (value) => promotionFaults(value as unknown as PromotionDraft),
    readNow: async () => read(await client.fetchQuery(promotionQuery(code))),
    async send({ version, value, reason }) {
      const body = { ...(value as unknown as PromotionDraft), kind, version }
      if (state === 'draft') await request('changeDraft', {}, { body: { ...body, ...(reason !== '' && { reason }) } })
      else await request('changePromotion', {}, { body: { ...body, reason } })
      await changed()
      showToast({ tone: 'success', text: t(state === 'draft' ? 'builder.saved' : 'builder.changeAsked') })
    },
  })
}

/** What it gave so far, and what waits. */
function Given({ promotion: { spent, budget, spentToday, budgetPerDay, given } }: { promotion: Promotion }) {
  const t = useText()
  const facts = [
    { name: t('promotions.budget'), value: <BudgetBar label={t('promotions.budget')} {...{ spent, budget }} /> },
    {
      name: t('promotions.today'),
      value: <BudgetBar label={t('promotions.today')} spent={spentToday} budget={budgetPerDay} />,
    },
    {
      name: t('builder.given'),
      value: (
        <>
          {formatNumber(given.count)} · <Money amount={given.amount} />
        </>
      ),
    },
    { name: t('builder.waiting'), value: formatNumber(given.waiting) },
  ]
  return (
    <dl className="mb-5 grid gap-x-8 gap-y-4 rounded-lg border border-line bg-raised p-5 text-sm shadow-sm sm:grid-cols-2 xl:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="mb-1 text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
