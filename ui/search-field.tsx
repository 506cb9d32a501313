import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons/close-icon.ts'
import { searchIcon } from './icons/search-icon.ts'

/** Milliseconds between the last key and the search. */
const pauseMs = 250

interface SearchFieldProps {
  /** For screen readers only; the placeholder shows it. */
  label: string
  /** The name of the button that empties the field. */
  clearLabel: string
  /** The current search. A new value from outside replaces the text in the field. */
  value: string
  maxLength?: number
  /** Takes the focus when it appears. */
  focused?: boolean
  /** Called after a pause in typing, with the trimmed text; at once when the field is emptied. */
  onSearch: (text: string) => void
}

/** A field that searches while the visitor types; Escape empties it. */
export function SearchField({ label, clearLabel, value, maxLength, focused = false, onSearch }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== draft.trim()) setDraft(value)
  }
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const wanted = draft.trim()
  useEffect(() => {
    if (wanted === known) return
    const timer = setTimeout(() => latest.current(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, known])
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  const clear = () => {
    setDraft('')
    if (value !== '') onSearch('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || draft === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <div className="flex h-11.5 w-full items-center rounded-md border border-line-control bg-field focus-within:border-primary focus-within:outline-3 focus-within:outline-primary/25 sm:h-10">
      <label htmlFor={id} className="grid h-full shrink-0 cursor-text place-items-center ps-3.5 text-muted">
        <Icon drawing={searchIcon} size={18} />
        <span className="sr-only">{label}</span>
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        maxLength={maxLength}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full w-full min-w-0 grow rounded-md bg-transparent px-2.5 text-sm text-ellipsis outline-none placeholder:text-muted max-sm:text-base"
      />
      {draft !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-text sm:size-9"
        >
          <Icon drawing={closeIcon} size={16} />
        </button>
      )}
    </div>
  )
}
