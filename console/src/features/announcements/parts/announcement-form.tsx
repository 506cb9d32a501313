import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { AnnouncementItem } from '@banyan/contract/operator/announcement-calls.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Tabs } from '@banyan/ui/tabs.tsx'
import { Suspense, useState } from 'react'
import { Fields } from '#/src/features/forms/fields.tsx'
import { useForm } from '#/src/features/forms/form-context.ts'
import { ShownLanguage, type Texts, textLanguages } from '#/src/features/forms/text-languages.ts'
import { useText } from '#/src/i18n/text.ts'
import { missingLanguages } from './announcement-list.tsx'

/** What cleans the HTML comes with the first announcement that is opened. */
const AnnouncementPreview = lazyPart(async () => (await import('./announcement-preview.tsx')).AnnouncementPreview)

interface AnnouncementFormProps {
  /** JSON pointer of the announcement within the list. */
  path: string
  item: AnnouncementItem
  onChange: (item: AnnouncementItem) => void
}

const plainFields = ['type', 'execution', 'promotionType', 'from', 'until'] as const
const textFields = ['title', 'content'] as const

/** One announcement: where and when it is shown, and its texts beside what the portal makes of them. */
export function AnnouncementForm({ path, item, onChange }: AnnouncementFormProps) {
  const t = useText()
  const { faults } = useForm()
  const languages = textLanguages(item.title as Texts, item.content as Texts)
  const isWrong = (tag: string) =>
    faults.some((fault) => textFields.some((name) => fault.path === `${path}/${name}/${tag}`))
  const [selected, select] = useState(() => languages.find(({ tag }) => isWrong(tag))?.tag ?? 'en')
  const missing = missingLanguages(item)
  const field = (name: keyof AnnouncementItem) => (
    <Fields
      key={name}
      path={`${path}/${name}`}
      value={item[name] as Json}
      onChange={(value) => onChange({ ...item, [name]: value } as AnnouncementItem)}
    />
  )
  const markOf = (tag: string) => {
    if (isWrong(tag)) return <Badge tone="danger">{t('settings.wrong')}</Badge>
    return missing.includes(tag) ? <Badge tone="gold">{t('settings.missing')}</Badge> : undefined
  }
  const tabs = languages.map((language) => ({
    id: language.tag,
    label: language.name,
    badge: markOf(language.tag),
    content: (
      <div className="grid items-start gap-x-8 gap-y-4 xl:grid-cols-2">
        <div className="-mt-4 min-w-0 divide-y divide-line">
          <ShownLanguage value={language}>{textFields.map(field)}</ShownLanguage>
        </div>
        <div className="min-w-0 xl:sticky xl:top-20">
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
            <AnnouncementPreview item={item} tag={language.tag} />
          </Suspense>
        </div>
      </div>
    ),
  }))
  return (
    <div className="flex flex-col gap-5">
      <Card title={t('announcements.texts')}>
        <Tabs label={t('settings.languages')} tabs={tabs} selected={selected} onSelect={select} />
      </Card>
      <section className="divide-y divide-line rounded-lg border border-line bg-raised px-5 py-1 shadow-sm">
        {plainFields.map(field)}
      </section>
    </div>
  )
}
