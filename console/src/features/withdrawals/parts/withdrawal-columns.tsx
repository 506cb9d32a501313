import type { ListedWithdrawal } from '@banyan/contract/wallet/operator-withdrawal-calls.ts'
import type { Column } from '@banyan/ui/record-table.tsx'
import { payoutAccountName } from '#/src/features/cashier/payout-account-name.ts'
import { RemainingClock, WaitingClock } from '#/src/features/cashier/waiting-clock.tsx'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { MemberLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'
import { LegMarks, Reasons, Score, WithdrawalStateBadge } from './withdrawal-badges.tsx'

type WithdrawalColumn = Column<ListedWithdrawal>

/** The columns of withdrawals by what they say; each list chooses its own. */
export function useWithdrawalColumns() {
  const t = useText()
  const moment = (id: 'createdAt' | 'changedAt', title: string): WithdrawalColumn => ({
    ...{ id, title, cell: (row) => momentCell(row[id]), width: 180, text: (row) => row[id] },
  })
  const sum = (id: 'amount' | 'fee' | 'received', width = 150): WithdrawalColumn => ({
    ...{ id, title: t(`withdrawals.${id}`), cell: (row) => <Amount amount={row[id]} />, align: 'end', width },
    text: (row) => row[id],
  })
  // A member waits from the request on; a dispute began with the last change.
  const waits = (since: 'createdAt' | 'changedAt'): WithdrawalColumn => ({
    ...{ id: 'waits', title: t('withdrawals.waits'), width: 105 },
    cell: (row) => <WaitingClock since={row[since]} />,
    text: (row) => row[since],
  })
  return {
    number: {
      id: 'number',
      title: t('withdrawals.number'),
      cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      width: 165,
      isFixed: true,
      text: ({ number }) => number,
    },
    ...{
      created: moment('createdAt', t('withdrawals.created')),
      changed: moment('changedAt', t('withdrawals.changed')),
    },
    ...{ amount: sum('amount'), fee: sum('fee', 120), received: sum('received') },
    ...{ waitsSinceRequest: waits('createdAt'), waitsSinceChange: waits('changedAt') },
    member: {
      id: 'member',
      title: t('withdrawals.member'),
      cell: ({ member }) => <MemberLink member={member} />,
      width: 150,
      text: ({ member }) => member.username,
    },
    state: {
      id: 'state',
      title: t('withdrawals.state'),
      cell: (row) => (
        <span className="inline-flex items-center gap-1.5 align-middle">
          <WithdrawalStateBadge state={row.state} />
          <LegMarks {...row} />
        </span>
      ),
      width: 240,
      text: ({ state }) => t(`withdrawalState.${state}`),
    },
    account: {
      id: 'account',
      title: t('withdrawals.account'),
      cell: ({ account }) => payoutAccountName(account),
      width: 190,
      text: ({ account: { bank, last4 } }) => `${bank} ****${last4}`,
    },
    score: {
      id: 'score',
      title: t('withdrawals.score'),
      cell: ({ score }) => <Score score={score} />,
      align: 'end',
      width: 80,
      text: ({ score }) => String(score),
    },
    reasons: {
      id: 'reasons',
      title: t('withdrawals.reasons'),
      cell: ({ reasons }) => <Reasons reasons={reasons} />,
      width: 260,
      text: ({ reasons }) => reasons.map((reason) => t(`check.${reason}`)).join(' · '),
    },
    answer: {
      id: 'answer',
      title: t('withdrawals.answerIn'),
      cell: ({ answerBy }) => answerBy && <RemainingClock until={answerBy} />,
      width: 150,
      isExtra: true,
      text: ({ answerBy }) => answerBy ?? '',
    },
  } satisfies Record<string, WithdrawalColumn>
}
