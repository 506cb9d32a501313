import { type Text, useText } from '#/src/i18n/text.ts'
import { isAboutColours, valueName } from './value-name.ts'
import { Values } from './values.tsx'

interface SelectionProps {
  playCode: string
  selection: string
  /** False where it is the beginning of a longer one. */
  isWhole?: boolean
}

/** A selection as people read it. Numbers run from left to right everywhere, names as their language does. */
export function Selection({ playCode, selection, isWhole = true }: SelectionProps) {
  const t = useText()
  return (
    <bdi dir={hasNames(selection) ? 'auto' : 'ltr'} className="tabular-nums">
      {hasNames(selection)
        ? selection.split('|').map((field, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            <span key={place} className="not-first:before:mx-1 not-first:before:content-['|']">
              <Values values={field.split(',').map((value) => nameOf(t, playCode, value))} />
            </span>
          ))
        : selection.replaceAll('-', '–').replaceAll(',', ', ').replaceAll('|', ' | ')}
      {isWhole ? '' : ' …'}
    </bdi>
  )
}

/** A name for a letter, a dash for an empty field. */
const nameOf = (t: Text, playCode: string, value: string) =>
  value === '-' ? '–' : valueName(t, value, isAboutColours(playCode))

/** Whether values are words; the `R` of a rolled number is none. */
const hasNames = (selection: string) => /(^|[|,])[A-Z]+([|,]|$)/.test(selection)
