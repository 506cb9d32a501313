import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { request } from '#/src/api/request.ts'
import type { Hosts } from '#/src/features/forms/faults-of.ts'
import { FormContext } from '#/src/features/forms/form-context.ts'
import { SaveBar } from '#/src/features/forms/save-bar.tsx'
import { SaveFailure } from '#/src/features/forms/save-dialog.tsx'
import { useDraft } from '#/src/features/forms/use-draft.ts'
import { RecordFailure } from '#/src/features/records/record-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { useText } from '#/src/i18n/text.ts'
import {
  blankPromotion,
  copyOf,
  type PromotionDraft,
  type PromotionKind,
  promotionFaults,
  promotionSchema,
} from './parts/promotion-draft.ts'
import { PromotionForm } from './parts/promotion-form.tsx'
import { kindsQuery, promotionQuery, usePromotionsChanged } from './parts/promotion-queries.ts'

const noHosts: Hosts = { links: [], images: [], games: [] }

/** A promotion that is made from a kind, or like another one: a draft once it is saved. */
export function NewPromotion({ kind: code, from }: { kind: string; from: string | undefined }) {
  const t = useText()
  const kinds = useQuery(kindsQuery)
  const copied = useQuery({ ...promotionQuery(from ?? ''), enabled: from !== undefined })
  const kind = kinds.data?.kinds.find((each) => each.kind === code)
  const failed = [kinds, copied].find(({ isError }) => isError)
  if (failed) return <RecordFailure query={failed} />
  if (kinds.data && !kind) return <p className="text-muted">{t('builder.noKind')}</p>
  if (!kinds.data || !kind || (from !== undefined && !copied.data))
    return <Skeleton className="h-96 w-full rounded-lg" />
  const begun = copied.data ? copyOf(copied.data) : blankPromotion(kind, Date.now())
  return <Form kind={kind} common={kinds.data.common} begun={begun} />
}

interface FormProps {
  kind: PromotionKind
  common: object
  begun: PromotionDraft
}

/** What nobody has changed is version 0. */
const unsaved = (value: Json) => ({ version: 0, value, changedBy: null })

function Form({ kind, common, begun }: FormProps) {
  const t = useText()
  const navigate = useNavigate()
  const changed = usePromotionsChanged()
  const [base] = useState(begun as unknown as Json)
  const schema = promotionSchema(kind, common)
  const made = { value: base }
  const draft = useDraft({
    ...{ read: unsaved(base), schema, hosts: noHosts },
    moreFaults: (value) => promotionFaults(value as unknown as PromotionDraft),
    readNow: async () => ({ ...unsaved(made.value), version: 1 }),
    async send({ value, reason }) {
      const body = { ...(value as unknown as PromotionDraft), kind: kind.kind }
      await request('makePromotion', {}, { body: { ...body, ...(reason !== '' && { reason }) } })
      made.value = value
      await changed()
    },
  })
  const { value, faults } = draft
  const { code } = value as unknown as PromotionDraft
  const isMade = draft.base.version > 0
  // Only once nothing is unsaved may the page be left unasked.
  useEffect(() => {
    if (isMade) void navigate({ to: '/promotions/$promotion', params: { promotion: code }, replace: true })
  }, [isMade, code, navigate])
  const initial = { rule: kind.initial } as unknown as Json
  return (
    <FormContext
      value={{
        ...{ section: `promotion.${kind.kind}`, schema, initial, saved: draft.base.value, faults },
        ...{ hosts: noHosts, isLocked: false },
      }}
    >
      <RecordHead
        back={{ to: '/promotions', label: t('page.promotions') }}
        title={t('builder.newTitle', { kind: kind.name })}
        subtitle={t('builder.newText')}
      />
      <SaveFailure failure={draft.failure} />
      <PromotionForm
        value={value as unknown as PromotionDraft}
        onChange={(next) => draft.change(next as unknown as Json)}
        kindName={kind.name}
        isNew
      />
      <SaveBar draft={draft} />
    </FormContext>
  )
}
