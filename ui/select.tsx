import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { Label } from 'react-aria-components/TextField'
import { controlFrame, FieldNotes, fieldLabel, RequiredStar } from './fields/field-parts.tsx'
import { Icon } from './icon.tsx'
import { checkIcon } from './icons/check-icon.ts'
import { downIcon } from './icons/down-icon.ts'
import { PageLanguage } from './popups/page-language.tsx'
import { phoneSheet, popupItem, surface } from './popups/surface.ts'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A second line. */
  readonly detail?: string
  /** Usable but incomplete; shown with a mark. */
  readonly incomplete?: boolean
  readonly disabled?: boolean
}

interface SelectProps<Value extends string> {
  label: string
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Shown while nothing is chosen. */
  placeholder: string
  /** The mark's text; needed where an option is incomplete. */
  incompleteLabel?: string
  hint?: string
  error?: string
  required?: boolean
  disabled?: boolean
  /** The label is only read out. */
  labelHidden?: boolean
}

/** One of several, in a list that drops from the field; on phones a sheet from below. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, placeholder, incompleteLabel, hint, error } = props
  const { required = false, disabled = false, labelHidden = false } = props
  return (
    <PageLanguage>
      <AriaSelect
        value={value}
        onChange={(key) => key !== null && onChange(key as Value)}
        placeholder={placeholder}
        isInvalid={Boolean(error)}
        isRequired={required}
        // While its options are not there yet, a press would open nothing.
        isDisabled={disabled || options.length === 0}
        className="flex flex-col gap-1.5"
      >
        <Label className={labelHidden ? 'sr-only' : fieldLabel}>
          {label}
          {required && <RequiredStar />}
        </Label>
        <Button className={`${controlFrame(Boolean(error))} cursor-pointer gap-2 ps-3.5 pe-3 text-start`}>
          <SelectValue className="min-w-0 grow truncate data-placeholder:text-muted">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <Icon drawing={downIcon} size={18} className="text-muted" />
        </Button>
        <FieldNotes
          hint={hint && <Text slot="description">{hint}</Text>}
          error={error && <Text slot="errorMessage">{error}</Text>}
        />
        <Popover className={`min-w-(--trigger-width) overflow-y-auto overscroll-contain ${surface} ${phoneSheet}`}>
          <p aria-hidden="true" className="px-5 pt-4 hidden text-lg font-semibold phone:block">
            {label}
          </p>
          <ListBox className="p-2 outline-none" items={options}>
            {(option) => (
              <ListBoxItem
                id={option.value}
                textValue={option.label}
                isDisabled={option.disabled ?? false}
                className={`group ${popupItem} data-selected:text-primary-strong`}
              >
                <span className="flex min-w-0 grow flex-col">
                  <Text slot="label">{option.label}</Text>
                  {(option.detail || option.incomplete) && (
                    <Text slot="description" className="text-sm text-muted">
                      {option.detail ?? incompleteLabel}
                    </Text>
                  )}
                </span>
                <Icon drawing={checkIcon} size={18} className="invisible group-data-selected:visible" />
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </PageLanguage>
  )
}
