import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { MoneyChangesCard } from './parts/money-changes-card.tsx'

/** How the portal and its server are, as the server tells. */
export function StateCards() {
  const t = useText()
  const query = useQuery({ queryKey: ['operatorOverview'], queryFn: () => request('operatorOverview', {}) })
  const { data } = query
  const maySeeChanges = useMay('settingsHistory')
  const waiting = (rows: number) => (query.isError ? <CardFailure query={query} /> : <FactsSkeleton rows={rows} />)
  return (
    <>
      <Card
        title={t('overview.portal')}
        aside={
          data &&
          (data.portal.inMaintenance ? (
            <Badge tone="gold">{t('overview.inMaintenance')}</Badge>
          ) : (
            <Badge tone="primary">{t('overview.open')}</Badge>
          ))
        }
      >
        {data ? (
          <Facts
            rows={[
              { name: t('overview.address'), value: data.portal.address, isCode: true, href: data.portal.address },
              { name: t('overview.deniedRegions'), value: String(data.portal.deniedRegions) },
            ]}
          />
        ) : (
          waiting(2)
        )}
      </Card>
      <Card
        title={t('overview.server')}
        aside={
          data &&
          (data.isReady ? (
            <Badge tone="primary">{t('overview.ready')}</Badge>
          ) : (
            <Badge tone="danger">{t('overview.notReady')}</Badge>
          ))
        }
      >
        {data ? (
          <Facts
            rows={[
              { name: t('overview.version'), value: data.version, isCode: true },
              {
                name: t('overview.database'),
                value: data.engine === 'postgres' ? 'PostgreSQL' : t('overview.embedded'),
              },
              { name: t('overview.lastProof'), value: <LastProof proof={data.lastProof} /> },
            ]}
          />
        ) : (
          waiting(3)
        )}
      </Card>
      {data && maySeeChanges && <MoneyChangesCard changes={data.moneyChanges} />}
    </>
  )
}

/** What the ledger's proof of itself found in the night (requirements WAL-01). */
function LastProof({ proof }: { proof: ValueOf<Calls['operatorOverview']>['lastProof'] }) {
  const t = useText()
  if (!proof) return t('overview.notProvedYet')
  const isRight = proof.differences === 0
  return (
    <span className={isRight ? '' : 'text-danger'}>
      {momentText(proof.at)}, {t(isRight ? 'ledger.isRight' : 'ledger.isWrong')}
    </span>
  )
}
