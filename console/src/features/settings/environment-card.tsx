import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Card } from '@banyan/ui/card.tsx'
import { useText } from '#/src/i18n/text.ts'

interface EnvironmentCardProps {
  environment: ValueOf<Calls['listSettings']>['environment']
}

/** What no setting can widen: the address of the portal, and the hosts that settings may name. */
export function EnvironmentCard({ environment: { publicUrl, hosts } }: EnvironmentCardProps) {
  const t = useText()
  const facts = [
    { name: t('environment.publicUrl'), values: [publicUrl] },
    { name: t('environment.links'), values: hosts.links },
    { name: t('environment.images'), values: hosts.images },
    { name: t('environment.games'), values: hosts.games },
  ]
  return (
    <Card title={t('environment.title')}>
      <p className="mb-4 max-w-prose text-sm text-muted">{t('environment.about')}</p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {facts.map(({ name, values }) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="wrap-anywhere">
              {values.length === 0 ? (
                t('environment.none')
              ) : (
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {values.map((value) => (
                    <li key={value}>
                      <bdi dir="ltr">{value}</bdi>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
