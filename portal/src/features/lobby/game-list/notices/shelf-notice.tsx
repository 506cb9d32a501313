import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { useText } from '#/src/i18n/text.ts'

interface ShelfNoticeProps {
  /** Why there are no games; without one nothing was found. */
  error: Error | null
  /** What is searched for. */
  search: string
  busy: boolean
  onRetry: () => void
  /** Takes search and vendor away. */
  onClear?: () => void
}

/** A notice over a section's games; the section keeps its height. */
export function ShelfNotice({ error, search, busy, onRetry, onClear }: ShelfNoticeProps) {
  const t = useText()
  const title = search ? t('gameList.nothingNamed', { search }) : t('gameList.nothingFound')
  return (
    <div
      role={error ? 'alert' : undefined}
      className="flex flex-col items-center justify-center gap-3 rounded-lg border border-line bg-raised px-4 text-center"
    >
      <p className="flex items-center gap-2 text-balance">
        <Icon drawing={error ? alertIcon : nothingIcon} size={20} className={error ? 'text-danger' : 'text-primary'} />
        {error ? errorText(t, error) : title}
      </p>
      {error ? (
        <Button size="small" busy={busy} onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      ) : (
        <Button size="small" weight="quiet" onClick={onClear}>
          {t(search ? 'gameList.clearSearch' : 'gameList.allVendors')}
        </Button>
      )}
    </div>
  )
}
