import { errorText } from '@banyan/client/error-text.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { Button, buttonClass } from '@banyan/ui/button.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { ListFilters, ListPlace } from '#/src/features/lobby/catalogue/list-address.ts'
import { useText } from '#/src/i18n/text.ts'
import { FilterLink } from '../filters/filter-link.tsx'

interface Retry {
  busy: boolean
  onRetry: () => void
}

export function FailureNotice({ error, busy, onRetry }: Retry & { error: Error }) {
  const t = useText()
  const requestId = error instanceof RequestError ? error.requestId : undefined
  return (
    <Notice
      urgent
      icon={alertIcon}
      title={t('gameList.failed')}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      <p>{errorText(t, error)}</p>
      {requestId && <p className="mt-1 text-sm">{t('shell.reference', { requestId })}</p>}
    </Notice>
  )
}

/** Shown if the list is empty without any filter. */
export function EmptyNotice({ busy, onRetry }: Retry) {
  const t = useText()
  return (
    <Notice
      icon={nothingIcon}
      title={t('gameList.emptyTitle')}
      action={
        <Button weight="quiet" busy={busy} onClick={onRetry}>
          {t('gameList.checkAgain')}
        </Button>
      }
    >
      {t('gameList.emptyText')}
    </Notice>
  )
}

/** Shown if the filters leave nothing: names them and offers to remove each. */
export function NothingFoundNotice({ place, filters }: { place: ListPlace; filters: ListFilters }) {
  const t = useText()
  const { vassalage, search } = filters
  const others = filters.class ?? filters.lines ?? filters.bet
  const way = (without: ListFilters, label: string, weight: 'primary' | 'quiet') => (
    <FilterLink place={place} filters={without} chosen={false} className={buttonClass(weight)}>
      {label}
    </FilterLink>
  )
  return (
    <Notice
      icon={nothingIcon}
      title={search ? t('gameList.nothingNamed', { search }) : t('gameList.nothingFound')}
      action={
        <>
          {search && way({ ...filters, search: undefined, pageNo: undefined }, t('gameList.clearSearch'), 'primary')}
          {vassalage &&
            way(
              { ...filters, vassalage: undefined, pageNo: undefined },
              t('gameList.allVendors'),
              search ? 'quiet' : 'primary',
            )}
          {others !== undefined && way({}, t('gameList.clearFilters'), search || vassalage ? 'quiet' : 'primary')}
        </>
      }
    >
      {t(search ? 'gameList.nothingNamedText' : 'gameList.nothingFoundText')}
    </Notice>
  )
}
