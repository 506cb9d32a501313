import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { useEffect } from 'react'
import { errorText } from './error-text.ts'
import { presentationOf } from './presentation-of.ts'
import { failed } from './signals.ts'
import { useSharedText } from './texts.ts'

interface PartFailureProps {
  error: unknown
  busy: boolean
  onRetry: () => void
}

/** In the place of a part that did not come. A password that must be changed first is asked for by its own dialog. */
export function PartFailure({ error, busy, onRetry }: PartFailureProps) {
  const t = useSharedText()
  useEffect(() => {
    if (presentationOf(error) === 'password') failed.tell(error)
  }, [error])
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-5">
      <Icon drawing={alertIcon} size={20} className="text-danger" />
      <p className="min-w-40 grow basis-0 text-muted">{errorText(t, error)}</p>
      <Button weight="quiet" size="small" busy={busy} onClick={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}
