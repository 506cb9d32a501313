import { formatNumber } from '@banyan/client/formats.ts'
import type { EntryShape } from '@banyan/rules/lottery/picker.ts'
import { useId, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { readEntries, type TypedEntries } from './typed-entries.ts'

interface EntryPickerProps {
  picker: EntryShape
  /** Combinations apart by commas. */
  text: string
  onType: (text: string) => void
}

/** Complete combinations: typed, pasted or taken from a file, with a report of what was dropped. */
export function EntryPicker({ picker, text, onType }: EntryPickerProps) {
  const t = useText()
  const id = useId()
  const hintId = useId()
  const { width, wildcard } = picker
  // What is being typed is no combination yet; it stands as it was typed until it is one.
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readEntries(typed, picker)
  const isShown = read && read.entries.join(',') === text
  const take = (next: string) => {
    setTyped(next)
    onType(readEntries(next, picker).entries.join(','))
  }
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {t('odds.entries')}
        </label>
        <span id={hintId} className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{t('odds.entriesHint', { width })}</span>
          {wildcard && <span>{t('odds.wildcard', { letter: wildcard })}</span>}
        </span>
      </div>
      <textarea
        id={id}
        dir="ltr"
        rows={4}
        spellCheck={false}
        autoCapitalize="characters"
        inputMode={wildcard ? 'text' : 'decimal'}
        aria-describedby={hintId}
        value={isShown ? typed : text.replaceAll(',', ' ')}
        onChange={({ target }) => take(target.value)}
        className="block w-full resize-y rounded-md border border-line-control bg-field px-3.5 py-2.5 text-lg tracking-widest transition-colors hover:border-primary focus:border-primary"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="flex min-h-5 flex-wrap gap-x-3 py-1 text-sm text-muted">
          {isShown && <Dropped read={read} />}
        </p>
        <label className="relative inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-primary-strong hover:underline has-focus-visible:outline-2">
          {t('odds.fromFile')}
          <input
            type="file"
            accept=".txt,.csv,text/plain,text/csv"
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
            onChange={async ({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) take((await file.slice(0, largestFile).text()).slice(0, largestFile))
            }}
          />
        </label>
      </div>
    </div>
  )
}

/** A list of all five-digit numbers is shorter. */
const largestFile = 1_000_000

function Dropped({ read: { repeated, wrong, wrongCount, beyond } }: { read: TypedEntries }) {
  const t = useText()
  const parts = [
    repeated > 0 && t('odds.droppedRepeated', { count: repeated, shown: formatNumber(repeated) }),
    wrongCount > 0 &&
      t('odds.droppedWrong', { count: wrongCount, shown: formatNumber(wrongCount), texts: wrong.join(' ') }),
    beyond > 0 && t('odds.droppedBeyond', { count: beyond, shown: formatNumber(beyond) }),
  ]
  return parts.map((part) => part && <span key={part}>{part}</span>)
}
