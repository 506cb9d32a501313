import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Card } from '@banyan/ui/card.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link } from '@tanstack/react-router'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'

type MoneyChanges = ValueOf<Calls['operatorOverview']>['moneyChanges']

const pageOf = (section: MoneyChanges[number]['section']) =>
  section === 'roles' ? { to: '/roles' as const } : { to: '/settings/$section' as const, params: { section } }

/** Changes of settings that decide where money goes: every owner is told, so none goes unnoticed. */
export function MoneyChangesCard({ changes }: { changes: MoneyChanges }) {
  const t = useText()
  return (
    <Card title={t('state.moneyChanges')}>
      {changes.length === 0 ? (
        <p className="text-sm text-muted text-pretty">{t('state.noMoneyChanges')}</p>
      ) : (
        <div className="flex flex-col gap-3 text-sm">
          <p className="text-gold text-pretty">{t('state.moneyChangesText')}</p>
          <ul className="flex flex-col gap-2">
            {changes.map(({ section, version, at, by, reason }) => (
              <li key={`${section} ${version}`} className="wrap-anywhere">
                <Link {...pageOf(section)} className={textLinkClass}>
                  {t(`section.${section}`)}
                </Link>
                <p className="text-muted">
                  {momentText(at)} · {t('state.requestedBy', { name: by })}
                </p>
                {reason !== null && (
                  <p dir="auto">
                    <bdi>{reason}</bdi>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
