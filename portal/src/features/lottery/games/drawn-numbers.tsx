import { type Text, useText } from '#/src/i18n/text.ts'
import type { DrawField } from './draw-forms.ts'
import { named } from './named.ts'
import { PearlBall } from './numbers/pearl-ball.tsx'
import { partsOf } from './read-draw.ts'

/** Numbers are balls; prizes of many digits stand as on a board, the special one in red. */
export function DrawnNumbers({ form, texts }: { form: readonly DrawField[]; texts: readonly string[] }) {
  const t = useText()
  const balls = form.flatMap((field, index) =>
    field.kind === 'numbers' ? [{ field, parts: partsOf(field, texts[index] ?? '') }] : [],
  )
  if (balls.length > 0) {
    return (
      <p dir="ltr" className="flex flex-wrap justify-center gap-2">
        {balls.flatMap(({ field, parts }) =>
          parts.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal numbers apart
            <PearlBall key={`${field.name} ${place}`} apart={field.single === true}>
              {part}
            </PearlBall>
          )),
        )}
      </p>
    )
  }
  return (
    <dl className="divide-y divide-line">
      {form.map((field, index) => (
        <div
          key={field.name}
          className="grid grid-cols-[5rem_1fr] items-baseline gap-3 py-1.5 sm:grid-cols-[6.5rem_1fr]"
        >
          <dt className="text-sm text-muted">{fieldName(t, field)}</dt>
          <dd
            dir="ltr"
            className={`grid justify-items-center gap-x-2 font-semibold sm:gap-x-4 ${index === 0 ? 'text-xl font-bold text-danger' : 'text-base sm:text-lg'}`}
            style={{ gridTemplateColumns: `repeat(${columnsOf(field)}, minmax(0, 1fr))` }}
          >
            {partsOf(field, texts[index] ?? '').map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal numbers apart
              <span key={place}>{part}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function columnsOf(field: DrawField): number {
  const count = field.kind === 'choice' ? 1 : field.count
  return count === 6 || count === 3 ? 3 : count === 10 ? 5 : Math.min(count, 4)
}

/** The name of a field of a draw. */
export function fieldName(t: Text, field: DrawField): string {
  const tier = /^G(\d)$/.exec(field.name)?.[1]
  if (tier) return named(t, 'field.tier', { count: tier }) ?? field.name
  const isList = field.kind === 'numerals' && field.count > 1 && field.name === 'special'
  return named(t, isList ? 'field.specials' : `field.${field.name}`) ?? field.name
}
