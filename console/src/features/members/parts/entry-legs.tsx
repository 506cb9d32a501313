import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { MemberLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'

type Leg = ValueOf<Calls['traceEntry']>['legs'][number]

/** What an entry moved: each leg with its two accounts and their balances after it. */
export function EntryLegs({ legs }: { legs: readonly Leg[] }) {
  const t = useText()
  return (
    <Card title={t('trace.moved')} flush>
      {legs.length === 0 && <p className="p-5 text-sm text-muted">{t('trace.nothingMoved')}</p>}
      <ul className="divide-y divide-line">
        {legs.map((leg, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the legs of an entry never change
            key={place}
            className="grid items-center gap-x-4 gap-y-2 px-5 py-3 text-sm sm:grid-cols-[1fr_auto_1fr_auto]"
          >
            <Side account={leg.from} />
            <Icon drawing={forwardIcon} size={18} className="text-muted max-sm:rotate-90" />
            <Side account={leg.to} />
            <span className="text-end text-base font-semibold">
              <Amount amount={leg.amount} /> <span className="text-xs text-muted">{leg.asset}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Side({ account: { kind, member, vendor, balanceAfter } }: { account: Leg['from'] }) {
  const t = useText()
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap gap-x-2">
        {member && <MemberLink member={member} />}
        {vendor && <bdi dir="ltr">{vendor}</bdi>}
        <span className="text-muted">{t(`book.${kind}`)}</span>
      </p>
      {balanceAfter !== null && (
        <p className="text-xs text-muted">
          {t('row.balance')} <Amount amount={balanceAfter} />
        </p>
      )}
    </div>
  )
}
