import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Button, IconButton } from '@banyan/ui/button.tsx'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { type ComponentType, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { blankOf, fieldAt, givenOf } from '../field-schema.ts'
import { useForm } from '../form-context.ts'
import { type FieldProps, FieldRow } from './field-row.tsx'
import { useValueText } from './value-text.ts'

interface ListFieldProps extends FieldProps {
  /** The field of one entry, which may itself be a list. */
  Entry: ComponentType<FieldProps>
}

/** Entries that are folded to a line each; added at the end, moved and removed by buttons. */
export function ListField({ Entry, ...props }: ListFieldProps) {
  const t = useText()
  const { path, onChange } = props
  const { schema: root, section, isLocked, faults } = useForm()
  const { schema } = fieldAt(root, path)
  const { items = {}, maxItems = Number.POSITIVE_INFINITY } = givenOf(schema)
  const list = props.value as readonly Json[]
  const [open, setOpen] = useState<number>()
  const summary = useValueText(section)
  const move = (place: number, by: -1 | 1) => {
    const moved = [...list]
    moved.splice(place + by, 0, ...moved.splice(place, 1))
    onChange(moved)
    setOpen(undefined)
  }
  const isWrong = (place: number) => faults.some((fault) => `${fault.path}/`.startsWith(`${path}/${place}/`))
  return (
    <FieldRow {...props} wide>
      <ol className="divide-y divide-line rounded-md border border-line">
        {list.map((entry, place) => {
          const name = summary(`${path}/${place}`, entry) || String(place + 1)
          const isOpen = open === place
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place while it is written
            <li key={place}>
              <div className="flex min-h-11 items-center gap-1 ps-3">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  className="flex min-h-11 min-w-0 grow items-center gap-2 text-start text-sm font-semibold"
                  onClick={() => setOpen(isOpen ? undefined : place)}
                >
                  <span className="w-6 shrink-0 text-muted">{place + 1}</span>
                  <span className="min-w-0 truncate" dir="auto">
                    {name}
                  </span>
                  {isWrong(place) && <span className="shrink-0 text-danger">{t('settings.wrong')}</span>}
                </button>
                {!isLocked && (
                  <>
                    <span className="rotate-180">
                      <IconButton
                        icon={downIcon}
                        size="small"
                        label={t('settings.moveUp', { name })}
                        disabled={place === 0}
                        onClick={() => move(place, -1)}
                      />
                    </span>
                    <IconButton
                      icon={downIcon}
                      size="small"
                      label={t('settings.moveDown', { name })}
                      disabled={place === list.length - 1}
                      onClick={() => move(place, 1)}
                    />
                    <IconButton
                      icon={closeIcon}
                      size="small"
                      label={t('settings.remove', { name })}
                      onClick={() => {
                        onChange(list.filter((_entry, at) => at !== place))
                        setOpen(undefined)
                      }}
                    />
                  </>
                )}
              </div>
              {isOpen && (
                <div className="border-t border-line bg-ground px-4">
                  <Entry
                    path={`${path}/${place}`}
                    value={entry}
                    onChange={(next) => onChange(list.map((each, at) => (at === place ? next : each)))}
                  />
                </div>
              )}
            </li>
          )
        })}
        {list.length === 0 && <li className="px-4 py-3 text-sm text-muted">{t('settings.empty')}</li>}
      </ol>
      {!isLocked && (
        <div className="mt-2">
          <Button
            weight="quiet"
            size="small"
            icon={plusIcon}
            disabled={list.length >= maxItems}
            onClick={() => {
              onChange([...list, blankOf(items)])
              setOpen(list.length)
            }}
          >
            {t('settings.addEntry')}
          </Button>
        </div>
      )}
    </FieldRow>
  )
}
