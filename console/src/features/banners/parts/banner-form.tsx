import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Suspense } from 'react'
import { TextsForm } from '#/src/features/content/texts-form.tsx'
import { Fields } from '#/src/features/forms/fields.tsx'
import { type BannerItem, bannerTextNames, textsOf } from './banner-item.ts'
import { PictureField } from './picture-field.tsx'

/** What the portal draws banners with comes with the first that is opened. */
const BannerPreview = lazyPart(async () => (await import('./banner-preview.tsx')).BannerPreview)

interface BannerFormProps {
  /** JSON pointer of the banner within the section. */
  path: string
  item: BannerItem
  onChange: (item: BannerItem) => void
}

const plainFields = ['groupName', 'linkageType', 'url', 'from', 'until'] as const

/** One banner: its texts beside what the portal makes of them, its picture, where it leads, where and when it is shown. */
export function BannerForm({ path, item, onChange }: BannerFormProps) {
  const field = (name: string) => (
    <Fields
      key={name}
      path={`${path}/${name}`}
      value={item[name as keyof BannerItem] as Json}
      onChange={(value) => onChange({ ...item, [name]: value } as BannerItem)}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      <TextsForm
        path={path}
        names={bannerTextNames}
        texts={textsOf(item)}
        field={field}
        preview={(tag) => (
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
            <BannerPreview item={item} tag={tag} />
          </Suspense>
        )}
      />
      <section className="divide-y divide-line rounded-lg border border-line bg-raised px-5 py-1 shadow-sm">
        <PictureField
          path={`${path}/imageUrl`}
          value={item.imageUrl}
          onChange={(imageUrl) => onChange({ ...item, imageUrl })}
        />
        {plainFields.map(field)}
      </section>
    </div>
  )
}
