import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { request } from '#/src/api/request.ts'
import { Amount, Money } from '#/src/features/records/amount.tsx'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { useText } from '#/src/i18n/text.ts'

type Simulation = ValueOf<Calls['simulatePromotion']>

/** Kinds that follow from no member's own play or deposits. */
const unsimulated: readonly string[] = ['agent_ladder', 'gift']

/** What the rule would have given on the facts of the last month: in all, day by day, and to whom. */
export function SimulationPanel({ code, version, kind }: { code: string; version: number; kind: string }) {
  const t = useText()
  const query = useQuery({
    queryKey: ['promotions', 'simulation', code, version],
    queryFn: () => request('simulatePromotion', { code }),
    meta: { shownInPlace: true },
  })
  if (query.isError) return <CardFailure query={query} />
  const found = query.data
  if (!found)
    return (
      <div role="status" aria-label={t('simulation.running')}>
        <p className="mb-3 text-sm text-muted">{t('simulation.running')}</p>
        <Skeleton className="h-96 w-full rounded-lg" />
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="rounded-md bg-info-soft px-4 py-3 text-sm text-pretty text-info">{t('simulation.most')}</p>
      {unsimulated.includes(kind) && (
        <p className="rounded-md bg-gold-soft px-4 py-3 text-sm text-pretty text-gold">{t('simulation.cannot')}</p>
      )}
      {!found.isWhole && (
        <p className="rounded-md bg-gold-soft px-4 py-3 text-sm text-pretty text-gold">
          {t('simulation.part', { members: formatNumber(found.members) })}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Sums found={found} />
        <Top found={found} />
      </div>
      <Days found={found} />
    </div>
  )
}

/** A day inside a sentence reads from left to right, whatever the sentence does. */
const apart = (day: string) => `\u2066${day}\u2069`

function Sums({ found }: { found: Simulation }) {
  const t = useText()
  const { from, to, members, reached, rewards, least, most, toBet, budget } = found
  return (
    <Card title={t('simulation.sums', { from: apart(from), to: apart(to) })}>
      <Facts
        rows={[
          {
            name: t('simulation.cost'),
            value: (
              <span className="text-gold *:whitespace-nowrap">
                {least !== most && (
                  <>
                    <Money amount={least} /> –{' '}
                  </>
                )}
                <Money amount={most} />
              </span>
            ),
          },
          {
            name: t('simulation.reached'),
            value: t('simulation.of', { part: formatNumber(reached), all: formatNumber(members) }),
          },
          { name: t('simulation.rewards'), value: formatNumber(rewards) },
          { name: t('simulation.toBet'), value: <Money amount={toBet} /> },
          ...(budget ? [{ name: t('simulation.budget'), value: <BudgetEnd {...budget} /> }] : []),
        ]}
      />
    </Card>
  )
}

/** Whether the budget would have lasted, and else until when. */
function BudgetEnd({ whole, goneOn }: NonNullable<Simulation['budget']>) {
  const t = useText()
  return (
    <>
      <Money amount={whole} />{' '}
      {goneOn === null ? (
        <span className="text-muted">{t('simulation.lasts')}</span>
      ) : (
        <span className="text-danger">{t('simulation.goneOn', { day: apart(goneOn) })}</span>
      )}
    </>
  )
}

function Top({ found: { top } }: { found: Simulation }) {
  const t = useText()
  return (
    <Card title={t('simulation.top')}>
      {top.length === 0 ? (
        <p className="text-sm text-muted">{t('simulation.nobody')}</p>
      ) : (
        <ol className="max-h-64 overflow-y-auto text-sm">
          {top.map(({ member, rewards, most }) => (
            <li key={member.id} className="flex min-h-9 items-center justify-between gap-4">
              <Link to="/members/$member" params={{ member: member.id }} className={textLinkClass}>
                <bdi>{member.username}</bdi>
              </Link>
              <span className="text-end">
                <span className="text-muted">{t('simulation.times', { count: rewards })}</span> ·{' '}
                <Amount amount={most} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** A bar for each day, against the dearest one, with its figures beside it. */
function Days({ found: { days } }: { found: Simulation }) {
  const t = useText()
  const dearest = days.reduce((most, day) => Math.max(most, Number(day.most)), 0)
  return (
    <Card title={t('simulation.days')}>
      <table className="w-full text-sm">
        <caption className="sr-only">{t('simulation.days')}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="w-28 py-1 text-start font-semibold">
              {t('simulation.day')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('simulation.bar')}</span>
            </th>
            <th scope="col" className="w-20 py-1 text-end font-semibold max-sm:hidden">
              {t('simulation.rewards')}
            </th>
            <th scope="col" className="w-32 py-1 text-end font-semibold">
              {t('simulation.cost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, rewards, most }) => (
            <tr key={day} className="h-7">
              <td>
                <bdi dir="ltr">{day}</bdi>
              </td>
              <td aria-hidden="true" className="px-3">
                <span
                  className="block h-3 rounded-full bg-gold"
                  style={{ inlineSize: dearest === 0 ? 0 : `${(Number(most) / dearest) * 100}%` }}
                />
              </td>
              <td className="text-end max-sm:hidden">{formatNumber(rewards)}</td>
              <td className="text-end">
                <Amount amount={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
