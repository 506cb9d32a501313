import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { type Asked, SaveDialog } from './save-dialog.tsx'
import type { Draft } from './use-draft.ts'

interface SaveBarProps {
  draft: Draft
  /** Opens the part of the form that has a field that is wrong. */
  onFault?: (path: string) => void
  /** Where a second operator has to approve what is saved. */
  asked?: Asked | undefined
}

/** How many changes wait, and what becomes of them; who leaves the page is asked first. */
export function SaveBar({ draft, onFault, asked }: SaveBarProps) {
  const t = useText()
  const [isSaving, setSaving] = useState(false)
  const { changes, faults } = draft
  const { status, proceed, reset } = useBlocker({
    // Another address of the same page keeps what was written.
    shouldBlockFn: ({ current, next }) => changes > 0 && next.pathname !== current.pathname,
    enableBeforeUnload: () => changes > 0,
    withResolver: true,
  })
  const save = () => {
    const [first] = faults
    if (!first) return setSaving(true)
    onFault?.(first.path)
    showField(first.path)
  }
  return (
    <>
      {changes > 0 && (
        <div className="sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-raised px-4 py-3 shadow-lg max-sm:*:grow md:-mx-6 md:px-6">
          <p role="status" className="min-w-0 grow text-sm max-sm:basis-full">
            <span className="font-semibold">{t('settings.waiting', { count: changes })}</span>
            {faults.length > 0 && (
              <span className="ms-2 text-danger">{t('settings.faults', { count: faults.length })}</span>
            )}
          </p>
          <Button weight="quiet" size="small" onClick={draft.discard}>
            {t('settings.discard')}
          </Button>
          <Button size="small" onClick={save}>
            {t('settings.save')}
          </Button>
        </div>
      )}
      <SaveDialog draft={draft} asked={asked} open={isSaving} onClose={() => setSaving(false)} />
      <AlertDialog
        open={status === 'blocked'}
        onClose={() => reset?.()}
        title={t('settings.leaveTitle')}
        confirm={t('settings.leave')}
        onConfirm={() => proceed?.()}
        cancel={t('settings.stay')}
      >
        {t('settings.leaveText', { count: changes })}
      </AlertDialog>
    </>
  )
}

/** Brings a field that is wrong into view; one in a folded entry is reached by its list. */
function showField(path: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-path]')]
  const around = rows.filter(({ dataset }) => dataset.path === path || path.startsWith(`${dataset.path}/`))
  const row = around.sort((one, other) => (other.dataset.path ?? '').length - (one.dataset.path ?? '').length)[0]
  row?.scrollIntoView?.({ block: 'center' })
  row?.querySelector<HTMLElement>('[aria-invalid=true], input, textarea, button')?.focus({ preventScroll: true })
}
