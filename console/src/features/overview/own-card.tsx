import { Card } from '@banyan/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { operatorQuery } from '#/src/session/operator-query.ts'

/** Who is signed in, and when and from where before: a sign-in that was somebody else's stands out here. */
export function OwnCard() {
  const t = useText()
  const query = useQuery(operatorQuery)
  const operator = query.data?.operator
  const before = operator?.lastLogin
  return (
    <Card title={t('overview.you')}>
      {query.isError && <CardFailure query={query} />}
      {operator && (
        <>
          <Facts
            rows={[
              { name: t('overview.username'), value: operator.username, isCode: true },
              {
                name: t('overview.lastLogin'),
                value: before ? momentText(before.at) : t('overview.firstLogin'),
              },
              ...(before ? [{ name: t('overview.lastLoginFrom'), value: before.address, isCode: true }] : []),
            ]}
          />
          {before && <p className="mt-3 text-sm text-muted">{t('overview.checkLogin')}</p>}
        </>
      )}
    </Card>
  )
}
