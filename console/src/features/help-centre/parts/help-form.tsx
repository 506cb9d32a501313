import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Suspense } from 'react'
import { TextsForm } from '#/src/features/content/texts-form.tsx'
import { Fields } from '#/src/features/forms/fields.tsx'
import { type HelpItem, helpTextNames, textsOf } from './help-item.ts'

/** What cleans the HTML comes with the first topic that is opened. */
const HelpPreview = lazyPart(async () => (await import('./help-preview.tsx')).HelpPreview)

interface HelpFormProps {
  /** JSON pointer of the topic within the section. */
  path: string
  item: HelpItem
  items: readonly HelpItem[]
  onChange: (item: HelpItem) => void
}

/** One topic: its texts beside what the portal makes of them, and the heading it stands under. */
export function HelpForm({ path, item, items, onChange }: HelpFormProps) {
  const field = (name: string) => (
    <Fields
      key={name}
      path={`${path}/${name}`}
      value={item[name as keyof HelpItem] as Json}
      onChange={(value) => onChange({ ...item, [name]: value } as HelpItem)}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      <TextsForm
        path={path}
        names={helpTextNames}
        texts={textsOf(item)}
        field={field}
        preview={(tag) => (
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
            <HelpPreview item={item} items={items} tag={tag} />
          </Suspense>
        )}
      />
      <section className="rounded-lg border border-line bg-raised px-5 py-1 shadow-sm">{field('group')}</section>
    </div>
  )
}
