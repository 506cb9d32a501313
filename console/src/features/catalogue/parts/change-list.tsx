import { formatNumber } from '@banyan/client/formats.ts'
import type { CatalogueChange, CatalogueDifference, LineChange } from '@banyan/contract/games/catalogue-difference.ts'
import { Chip, ChipStrip } from '@banyan/ui/chip.tsx'
import { useState } from 'react'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'

const lineChanges = ['added', 'changed', 'withdrawn'] as const satisfies readonly LineChange[]

/** The first changes of each kind, field by field. */
export function ChangeList({ difference }: { difference: CatalogueDifference }) {
  const t = useText()
  const { vendors, classes, games, changes } = difference
  const countOf = (what: LineChange) => vendors[what] + classes[what] + games[what]
  const offered = lineChanges.filter((what) => countOf(what) > 0)
  const [chosen, setChosen] = useState<LineChange>()
  // What is lost deserves the first look.
  const what = chosen ?? offered.find((each) => each !== 'added') ?? 'added'
  const shown = changes.filter((change) => change.what === what)
  const more = countOf(what) - shown.length
  return (
    <section aria-label={t('import.changes')} className="flex flex-col gap-3">
      <ChipStrip label={t('import.changes')}>
        {offered.map((each) => (
          <Chip key={each} chosen={each === what} onClick={() => setChosen(each)}>
            {t(`import.${each}`, { count: countOf(each) })}
          </Chip>
        ))}
      </ChipStrip>
      <ul className="max-h-120 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm">
        {shown.map((change) => (
          <Change key={`${change.kind} ${change.id}`} change={change} />
        ))}
        {more > 0 && (
          <li className="px-4 py-2.5 text-muted">{t('import.andMore', { count: more, text: formatNumber(more) })}</li>
        )}
      </ul>
    </section>
  )
}

function Change({ change: { kind, id, name, vendor, fields } }: { change: CatalogueChange }) {
  const t = useText()
  const side = (field: string, value: string | null) =>
    value === null ? t('import.none') : field === 'maintenanceUntil' ? momentText(value) : value || t('change.empty')
  return (
    <li className="px-4 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-muted">{t(`import.${kind}`)}</span>
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        <bdi dir="ltr" className="text-muted">
          {vendor === null ? id : `${vendor} ${id}`}
        </bdi>
      </p>
      {fields.length > 0 && (
        <dl className="mt-1 grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(7rem,10rem)_minmax(0,1fr)]">
          {fields.map(({ field, before, after }) => (
            <div key={field} className="contents">
              <dt dir="ltr" className="text-start text-muted rtl:text-end">
                {field}
              </dt>
              <dd className="wrap-anywhere">
                <del className="text-muted">
                  <span className="sr-only">{t('change.before')} </span>
                  <bdi>{side(field, before)}</bdi>
                </del>
                <span aria-hidden="true" className="mx-2 inline-block text-muted rtl:-scale-x-100">
                  →
                </span>
                <ins className="font-semibold no-underline">
                  <span className="sr-only">{t('change.after')} </span>
                  <bdi>{side(field, after)}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
