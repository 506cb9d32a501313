import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Suspense } from 'react'
import { TextsForm } from '#/src/features/content/texts-form.tsx'
import { Fields } from '#/src/features/forms/fields.tsx'
import { textsOf } from './list-changes.ts'

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
  const field = (name: string) => (
    <Fields
      key={name}
      path={`${path}/${name}`}
      value={item[name as keyof AnnouncementItem] as Json}
      onChange={(value) => onChange({ ...item, [name]: value } as AnnouncementItem)}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      <TextsForm
        path={path}
        names={textFields}
        texts={textsOf(item)}
        field={field}
        preview={(tag) => (
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
            <AnnouncementPreview item={item} tag={tag} />
          </Suspense>
        )}
      />
      <section className="divide-y divide-line rounded-lg border border-line bg-raised px-5 py-1 shadow-sm">
        {plainFields.map(field)}
      </section>
    </div>
  )
}
