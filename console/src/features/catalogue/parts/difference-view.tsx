import { errorText } from '@banyan/client/error-text.ts'
import { formatNumber } from '@banyan/client/formats.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import type { CatalogueDifference } from '@banyan/contract/games/catalogue-difference.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { ChangeList } from './change-list.tsx'

interface DifferenceViewProps {
  staged: { readonly importId: string; readonly lines: number; readonly takesBack: number | null }
  /** It was applied, or is given up. */
  onLeave: () => void
}

/** Above this share of the games, withdrawing them is more likely a mistake than meant. */
const manyWithdrawn = 0.1

/** What an import would change, and the button that does it. */
export function DifferenceView({ staged: { importId, lines, takesBack }, onLeave }: DifferenceViewProps) {
  const t = useText()
  const client = useQueryClient()
  const mayApply = useMay('applyCatalogueImport')
  const [isAsking, setAsking] = useState(false)
  const query = useQuery({
    queryKey: ['catalogue-difference', importId],
    queryFn: () => request('previewCatalogueImport', { importId, lines }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { shownInPlace: true },
  })
  const apply = async (reason: string) => {
    try {
      const body = { importId, lines, version: query.data?.version ?? 0, reason }
      const { added, changed, withdrawn } = await request('applyCatalogueImport', {}, { body })
      const counts = { added: formatNumber(added), changed: formatNumber(changed), withdrawn: formatNumber(withdrawn) }
      showToast({ tone: 'success', text: t('import.applied', counts) })
    } catch (error) {
      // What differs now is made anew behind the dialog, which says why.
      if (error instanceof RequestError && error.code === 'changed_meanwhile') void query.refetch()
      throw error
    }
    onLeave()
    await client.invalidateQueries({ queryKey: ['records'] })
  }
  const title =
    takesBack === null ? t('import.difference') : t('import.takesBack', { version: formatNumber(takesBack) })
  const isNothing = query.data !== undefined && isSame(query.data)
  return (
    <Card title={title}>
      {query.isPending && <Skeleton className="h-48 w-full rounded-lg" />}
      {query.isError && (
        <p role="alert" className="text-sm text-danger">
          {errorText(t, query.error)}
        </p>
      )}
      {query.data && <Difference difference={query.data} isNothing={isNothing} />}
      <div className="mt-5 flex flex-wrap gap-2">
        {query.isError && (
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('action.tryAgain')}
          </Button>
        )}
        {query.data && !isNothing && mayApply && (
          <Button busy={query.isFetching} onClick={() => setAsking(true)}>
            {t('import.apply')}
          </Button>
        )}
        <Button weight="quiet" onClick={onLeave}>
          {t('import.discard')}
        </Button>
      </div>
      {query.data && (
        <ReasonDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={t('import.applyTitle')}
          confirm={t('import.apply')}
          isDangerous={isMuch(query.data)}
          act={apply}
        >
          {t('import.applyText', {
            added: formatNumber(query.data.games.added),
            changed: formatNumber(query.data.games.changed),
            withdrawn: formatNumber(query.data.games.withdrawn),
          })}
        </ReasonDialog>
      )}
    </Card>
  )
}

const isMuch = ({ games }: CatalogueDifference) => games.withdrawn > games.before * manyWithdrawn

function isSame({ vendors, classes, games, isReordered }: CatalogueDifference): boolean {
  const changes = [vendors, classes, games].reduce((sum, of) => sum + of.added + of.changed + of.withdrawn, 0)
  return changes === 0 && !isReordered
}

function Difference({ difference, isNothing }: { difference: CatalogueDifference; isNothing: boolean }) {
  const t = useText()
  const { vendors, classes, games, isReordered, changes } = difference
  if (isNothing) return <p className="text-muted">{t('import.nothing')}</p>
  const rows = [
    { name: t('import.games'), of: games },
    { name: t('import.vendors'), of: vendors },
    { name: t('import.classes'), of: classes },
  ]
  return (
    <div className="flex flex-col gap-5">
      {isMuch(difference) && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-pretty text-danger">
          {t('import.much', { withdrawn: formatNumber(games.withdrawn), before: formatNumber(games.before) })}
        </p>
      )}
      <dl className="grid gap-3 sm:grid-cols-3">
        {rows.map(({ name, of }) => (
          <div key={name} className="rounded-md border border-line px-4 py-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-1">
              <bdi dir="ltr" className="block text-lg font-semibold rtl:text-end">
                {of.before === of.after
                  ? formatNumber(of.after)
                  : `${formatNumber(of.before)} → ${formatNumber(of.after)}`}
              </bdi>
              <span className="mt-1 flex flex-wrap gap-x-3 text-sm">
                <Count of={of.added} className="text-primary-strong" text={t('import.added', { count: of.added })} />
                <Count of={of.changed} className="text-gold" text={t('import.changed', { count: of.changed })} />
                <Count
                  of={of.withdrawn}
                  className="text-danger"
                  text={t('import.withdrawn', { count: of.withdrawn })}
                />
                {of.added + of.changed + of.withdrawn === 0 && (
                  <span className="text-muted">{t('import.unchanged')}</span>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {isReordered && <p className="text-sm text-muted">{t('import.reordered')}</p>}
      {changes.length > 0 && <ChangeList difference={difference} />}
    </div>
  )
}

function Count({ of, className, text }: { of: number; className: string; text: string }) {
  return of > 0 && <span className={`font-semibold ${className}`}>{text}</span>
}
