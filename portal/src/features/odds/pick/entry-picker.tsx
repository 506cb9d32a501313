import type { Picker } from '@banyan/rules/lottery/picker.ts'
import { useId } from 'react'
import { useText } from '#/src/i18n/text.ts'

interface EntryPickerProps {
  picker: Extract<Picker, { kind: 'entries' }>
  text: string
  onType: (text: string) => void
}

/** Complete combinations, one below the other. */
export function EntryPicker({ picker, text, onType }: EntryPickerProps) {
  const t = useText()
  const id = useId()
  const hintId = useId()
  const { width, wildcard } = picker
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {t('odds.entries')}
        </label>
        <span id={hintId} className="text-sm text-muted">
          {t('odds.entriesHint', { width })} {wildcard && t('odds.wildcard', { letter: wildcard })}
        </span>
      </div>
      <textarea
        id={id}
        dir="ltr"
        rows={5}
        spellCheck={false}
        autoCapitalize="characters"
        inputMode={wildcard ? 'text' : 'numeric'}
        aria-describedby={hintId}
        value={text.replaceAll(',', '\n')}
        onChange={({ target }) =>
          onType(
            target.value
              .toUpperCase()
              .replaceAll(/[\s,;]+/g, ',')
              .replace(/^,/, ''),
          )
        }
        className="block w-full resize-y rounded-md border border-line-control bg-field px-3.5 py-2.5 text-lg tracking-widest transition-colors hover:border-primary focus:border-primary"
      />
    </div>
  )
}
