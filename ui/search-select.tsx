import { type Key, type ReactNode, useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { Text } from 'react-aria-components/Text'
import { Icon } from './icon.tsx'
import { checkIcon } from './icons/check-icon.ts'
import { downIcon } from './icons/down-icon.ts'
import { searchIcon } from './icons/search-icon.ts'
import { PageLanguage } from './popups/page-language.tsx'
import { phoneSheet, popupItem, surface } from './popups/surface.ts'

export interface FoundOption {
  readonly value: string
  readonly label: string
  /** At the line's end. */
  readonly detail: string
  /** Further search words beside label and detail. */
  readonly alias?: string
}

interface SearchSelectProps {
  label: string
  searchLabel: string
  /** Shown if nothing is found. */
  emptyText: string
  options: readonly FoundOption[]
  value: string | undefined
  onChange: (value: string) => void
  onOpen?: () => void
  /** What stands in the button: short, for it stands inside another field's frame. */
  children: ReactNode
}

/** One of many, found by writing a part of its name; on phones a sheet from below. It stands before what a field holds. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, searchLabel, emptyText, options, value, onChange, onOpen, children } = props
  const [open, setOpen] = useState(false)
  const { contains } = useFilter({ sensitivity: 'base' })
  const turn = (isOpen: boolean) => {
    setOpen(isOpen)
    if (isOpen) onOpen?.()
  }
  const choose = (chosen: Key | undefined) => {
    setOpen(false)
    // The chosen one, pressed again, stays.
    if (chosen !== undefined) onChange(String(chosen))
  }
  return (
    <PageLanguage>
      <DialogTrigger isOpen={open} onOpenChange={turn}>
        <Button
          aria-label={label}
          className="-ms-3.5 flex min-h-11.5 cursor-pointer items-center gap-1.5 rounded-md ps-3.5 pe-2 text-text -outline-offset-3"
        >
          {children}
          <Icon drawing={downIcon} size={16} className="text-muted" />
        </Button>
        <Popover
          placement="bottom start"
          className={`flex max-h-96 w-80 flex-col ${surface} ${phoneSheet} phone:h-[75dvh]`}
        >
          <Dialog aria-label={label} className="flex min-h-0 grow flex-col outline-none">
            <Autocomplete filter={contains}>
              <SearchField
                aria-label={searchLabel}
                autoFocus
                className="m-2 mb-0 flex h-11 shrink-0 items-center rounded-md border border-line-control bg-field focus-within:border-primary phone:m-4 phone:mb-0"
              >
                <Icon drawing={searchIcon} size={18} className="ms-3.5 shrink-0 text-muted" />
                <Input
                  placeholder={searchLabel}
                  className="h-full w-full min-w-0 rounded-md bg-transparent px-2.5 text-sm outline-none placeholder:text-muted max-sm:text-base [&::-webkit-search-cancel-button]:hidden"
                />
              </SearchField>
              <ListBox
                aria-label={label}
                selectionMode="single"
                selectedKeys={value === undefined ? [] : [value]}
                onSelectionChange={(keys) => choose(keys === 'all' ? undefined : [...keys][0])}
                items={options.map((option) => ({ ...option, id: option.value }))}
                renderEmptyState={() => <p className="px-3 py-4 text-sm text-muted">{emptyText}</p>}
                className="min-h-0 grow overflow-y-auto overscroll-contain p-2 outline-none"
              >
                {(option) => (
                  <ListBoxItem
                    textValue={`${option.label} ${option.detail} ${option.alias ?? ''}`}
                    className={`group ${popupItem} data-selected:text-primary-strong`}
                  >
                    <Text slot="label" className="min-w-0 grow">
                      {option.label}
                    </Text>
                    <bdi dir="ltr" className="text-muted">
                      {option.detail}
                    </bdi>
                    <Icon drawing={checkIcon} size={18} className="invisible group-data-selected:visible" />
                  </ListBoxItem>
                )}
              </ListBox>
            </Autocomplete>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </PageLanguage>
  )
}
