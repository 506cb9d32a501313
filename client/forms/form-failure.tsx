import { Icon } from '@banyan/ui/icon.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { errorText } from '../error-text.ts'
import { RequestError } from '../request-error.ts'
import { useSharedText } from '../texts.ts'

/** The last refusal and when to try again; announced at once. */
export function FormFailure({ error }: { error: unknown }) {
  const t = useSharedText()
  const seconds = error instanceof RequestError ? error.retryAfterSeconds : undefined
  return (
    <div role="alert" className="empty:hidden">
      {error ? (
        <p className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3.5 py-2.5 text-sm text-danger">
          <Icon drawing={alertIcon} size={18} className="mt-0.5" />
          <span>
            {errorText(t, error)}
            {seconds !== undefined && ` ${t('form.tryAgainIn', { minutes: Math.ceil(seconds / 60) })}`}
          </span>
        </p>
      ) : null}
    </div>
  )
}
