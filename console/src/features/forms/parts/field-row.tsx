import { isSame, type Json } from '@banyan/rules/content/value-differences.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { fieldAt, valueAt } from '../field-schema.ts'
import { useFieldTexts, useForm } from '../form-context.ts'
import { useRuleText } from './rule-text.ts'
import { useValueText } from './value-text.ts'

export interface FieldProps {
  /** JSON pointer of the field within the section. */
  readonly path: string
  readonly value: Json
  readonly onChange: (value: Json) => void
}

interface FieldRowProps extends FieldProps {
  /** The control itself names its faults. */
  readonly withoutFaults?: boolean
  /** The control needs the whole width. */
  readonly wide?: boolean
  /** What may be entered, such as a range. */
  readonly range?: string | undefined
  readonly children: ReactNode
}

/** Within the row of a field that is on: its control stands there alone. */
export const WithinRow = createContext(false)

/** A field with what it is, what it affects, its default and the way back to it, and what is wrong with it. */
export function FieldRow({
  path,
  value,
  onChange,
  withoutFaults = false,
  wide = false,
  range,
  children,
}: FieldRowProps) {
  const t = useText()
  const id = useId()
  const isWithinRow = useContext(WithinRow)
  const { section, schema, initial, saved, isLocked } = useForm()
  const { name } = fieldAt(schema, path)
  const { label, help } = useFieldTexts(section)
  const valueText = useValueText(section)
  const faults = useFaults(path)
  const isInList = /\/\d+(\/|$)/.test(path)
  const fallback = isInList ? undefined : valueAt(initial, path)
  // What may be left out is off while it is.
  const isChanged = !isSame(valueAt(saved, path) ?? null, value)
  const said = !withoutFaults && faults.length > 0 && (
    <p role="alert" className="mt-1.5 text-sm text-danger">
      {faults.join(' ')}
    </p>
  )
  const notes = [help(name), range].filter(Boolean).join(' ')
  if (isWithinRow)
    return (
      <div className="mt-2">
        {children}
        {said}
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add its own frame and legend
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={notes ? `${id}-help` : undefined}
      data-path={path}
      className={`grid gap-x-8 gap-y-2 py-4 ${wide ? '' : 'md:grid-cols-[2fr_3fr]'}`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span id={`${id}-label`} className="font-semibold">
            {label(name)}
          </span>
          {isChanged && <Badge tone="gold">{t('settings.changed')}</Badge>}
        </p>
        {notes && (
          <p id={`${id}-help`} className="mt-0.5 text-sm text-muted text-pretty">
            {notes}
          </p>
        )}
        {fallback !== undefined && (
          <p className="mt-0.5 text-sm wrap-anywhere text-muted">
            {t('settings.default', { value: `\u2068${valueText(path, fallback)}\u2069` })}
            {!isSame(fallback, value) && !isLocked && (
              <button
                type="button"
                className="ms-2 min-h-11 font-semibold text-primary-strong hover:underline md:min-h-6"
                onClick={() => onChange(fallback)}
              >
                {t('settings.reset')}
                <span className="sr-only"> {label(name)}</span>
              </button>
            )}
          </p>
        )}
      </div>
      <div className="min-w-0">
        {children}
        {said}
      </div>
    </div>
  )
}

/** What is wrong with this very field, said in the page's language. */
export function useFaults(path: string): string[] {
  const { faults } = useForm()
  const ruleText = useRuleText()
  return [...new Set(faults.filter((fault) => fault.path === path).map(ruleText))]
}
