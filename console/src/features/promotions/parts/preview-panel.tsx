import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

/** The terms as members read them, in each language beside the others. */
export function PreviewPanel({ code, version }: { code: string; version: number }) {
  const t = useText()
  const query = useQuery({
    queryKey: ['promotions', 'preview', code, version],
    queryFn: () => request('previewPromotion', { code }),
    meta: { shownInPlace: true },
  })
  if (query.isError) return <CardFailure query={query} />
  if (!query.data) return <Skeleton className="h-96 w-full rounded-lg" />
  const nameOf = (tag: string) => startUp().languages.find((each) => each.tag === tag)?.nativeName ?? tag
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {query.data.languages.map(({ tag, terms, example }) => (
        <section
          key={tag}
          lang={tag}
          dir={rightToLeft.has(tag) ? 'rtl' : 'ltr'}
          aria-label={nameOf(tag)}
          className="rounded-lg border border-line bg-raised p-5 shadow-sm"
        >
          <h2 className="text-sm font-semibold text-muted">{nameOf(tag)}</h2>
          <ol className="mt-3 list-decimal space-y-1.5 ps-5 text-sm marker:text-muted">
            {terms.map((term) => (
              <li key={term} className="text-pretty">
                {term}
              </li>
            ))}
          </ol>
          <p className="mt-4 rounded-md bg-gold-soft px-3 py-2 text-sm text-pretty text-gold">{example}</p>
        </section>
      ))}
      <p className="text-sm text-pretty text-muted md:col-span-2">{t('builder.previewText')}</p>
    </div>
  )
}
