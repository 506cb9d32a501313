import { SearchField } from '@banyan/ui/search-field.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '#/src/i18n/text.ts'

interface SearchBoxProps {
  label: string
  maxLength: number
  value: string
  onSearch: (text: string) => void
}

/** The table's search; `/` leads to it from anywhere on the page, Escape empties it. */
export function SearchBox({ label, maxLength, value, onSearch }: SearchBoxProps) {
  const t = useText()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest('input, textarea, select, [role=dialog]')) return
      event.preventDefault()
      box.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [])
  return (
    <search ref={box} className="flex max-w-2xl items-center gap-3">
      <SearchField
        label={label}
        clearLabel={t('records.clearSearch')}
        value={value}
        maxLength={maxLength}
        onSearch={onSearch}
      />
      <kbd className="rounded-xs border border-line px-2 font-sans text-sm text-muted max-md:hidden">/</kbd>
    </search>
  )
}
