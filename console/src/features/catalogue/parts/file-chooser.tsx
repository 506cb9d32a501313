import { Button } from '@banyan/ui/button.tsx'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { type DragEvent, useRef, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'

/** Takes a catalogue file, picked or dropped. */
export function FileChooser({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over)
  }
  return (
    // Dropping is a second way: the button does the same for keyboards.
    <section
      aria-label={t('import.choose')}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        const [file] = event.dataTransfer.files
        if (file) onChoose(file)
      }}
      className={`flex flex-col items-center gap-3 rounded-lg border border-dashed px-6 py-8 text-center ${isOver ? 'border-primary bg-primary-soft' : 'border-line-control'}`}
    >
      <Button icon={plusIcon} onClick={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      <p className="max-w-prose text-sm text-pretty text-muted">{t('import.hint')}</p>
      <input
        ref={input}
        type="file"
        accept=".jsonl,.ndjson,.json,application/x-ndjson,application/jsonl"
        aria-label={t('import.choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file, mended meanwhile, must count as a new choice.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </section>
  )
}
