import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: string
  /** After the label: a count, a mark. */
  readonly badge?: ReactNode
  readonly disabled?: boolean
  readonly content: ReactNode
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string
  tabs: readonly TabItem<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/**
 * Tabs with one visible panel; a long row of tabs scrolls sideways. They are one stop of the Tab key, and arrows, Home
 * and End choose among them, as the ARIA practices have it. Ours, because the popup of a first sign-in has some.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = tabs.find(({ id }) => id === selected)
  const open = tabs.filter(({ disabled }) => !disabled)
  // The tab that the Tab key comes to.
  const stop = open.find(({ id }) => id === selected) ?? open[0]
  const choose = (event: KeyboardEvent) => {
    // With another key they are the browser's own: back, forward.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const place = placeAfter(event.key, stop ? open.indexOf(stop) : 0, open.length)
    const next = place === undefined ? undefined : open[place]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    const button = list.current?.children.item(tabs.indexOf(next))
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line scrollbar-none"
      >
        {tabs.map(({ id, label: text, badge, disabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${name}-panel` : undefined}
            tabIndex={id === stop?.id ? 0 : -1}
            disabled={disabled}
            onClick={() => onSelect(id)}
            onKeyDown={choose}
            className="relative flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 text-muted -outline-offset-3 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:scale-x-0 after:rounded-full after:bg-primary after:transition-transform hover:text-text focus-visible:rounded-sm disabled:cursor-not-allowed disabled:opacity-45 aria-selected:font-semibold aria-selected:text-text aria-selected:after:scale-x-100"
          >
            {text}
            {badge}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={selected}
          role="tabpanel"
          id={`${name}-panel`}
          aria-labelledby={`${name}-${selected}`}
          className="pt-5"
        >
          {shown.content}
        </div>
      )}
    </div>
  )
}

/** Where a key leads to from `place`; undefined where it leads nowhere. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const isRightward = document.documentElement.dir !== 'rtl'
  if (key === (isRightward ? 'ArrowRight' : 'ArrowLeft')) return (place + 1) % count
  if (key === (isRightward ? 'ArrowLeft' : 'ArrowRight')) return (place + count - 1) % count
  return undefined
}
