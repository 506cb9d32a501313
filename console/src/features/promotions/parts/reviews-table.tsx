import type { PromotionReview } from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Amount, moneyText } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'
import { reasonText } from './reason-text.ts'
import { cycleColumn, promotionColumn } from './reward-columns.tsx'

const fetchPage: FetchPage<PromotionReview> = (place) => request('listPromotionReviews', place)

/** Claims that wait for an operator, the longest first: who, how much, why, and who else is in the same place. */
export function ReviewsTable() {
  const t = useText()
  const mayDecide = useMay('decidePromotionReview')
  const [chosen, setChosen] = useState<Decision>()
  const columns = useMemo(() => columnsOf(t, mayDecide ? setChosen : undefined), [t, mayDecide])
  return (
    <>
      <RecordsTable<PromotionReview>
        name="promotionReviews"
        label={t('promotions.reviews')}
        fetchPage={fetchPage}
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <Notice icon={nothingIcon} title={t('reviews.none')}>
            {t('reviews.noneText')}
          </Notice>
        }
        note={t('reviews.text')}
      />
      {chosen && <DecideDialog decision={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function MemberLink({ member: { id, username } }: { member: PromotionReview['member'] }) {
  return (
    <Link
      to="/members/$member"
      params={{ member: id }}
      search={{ tab: 'rewards' }}
      className="font-semibold text-primary-strong hover:underline"
    >
      <bdi>{username}</bdi>
    </Link>
  )
}

function columnsOf(t: Text, choose: ((decision: Decision) => void) | undefined): readonly Column<PromotionReview>[] {
  return [
    {
      ...{ id: 'member', title: t('reviews.member'), width: 150, isFixed: true },
      cell: ({ member }) => <MemberLink member={member} />,
      text: ({ member }) => member.username,
    },
    {
      ...{ id: 'amount', title: t('reviews.amount'), align: 'end', width: 140 },
      cell: ({ amount }) => <Amount amount={amount} />,
      text: ({ amount }) => amount,
    },
    {
      ...{ id: 'act', title: '', width: 170 },
      cell: (review) =>
        choose && (
          <span className="flex h-9 items-center gap-5">
            {(['approve', 'refuse'] as const).map((act) => (
              <Button
                key={act}
                weight="text"
                size="small"
                aria-label={t(`reviews.${act}Title`, {
                  amount: moneyText(review.amount),
                  member: review.member.username,
                })}
                onClick={() => choose({ act, review })}
              >
                {t(`reviews.${act}`)}
              </Button>
            ))}
          </span>
        ),
    },
    {
      ...{ id: 'reasons', title: t('reviews.why'), width: 220 },
      cell: ({ reasons }) => (
        <span className="flex h-9 items-center gap-1.5">
          {reasons.map((reason) => (
            <Badge key={reason} tone="gold">
              {reasonText(t, reason)}
            </Badge>
          ))}
        </span>
      ),
      text: ({ reasons }) => reasons.map((reason) => reasonText(t, reason)).join(' · '),
    },
    {
      ...{ id: 'shared', title: t('reviews.shared'), width: 240 },
      cell: ({ sharedWith }) => (
        <span className="flex h-9 items-center gap-3 overflow-x-auto">
          {sharedWith.map((member) => (
            <MemberLink key={member.id} member={member} />
          ))}
        </span>
      ),
      text: ({ sharedWith }) => sharedWith.map(({ username }) => username).join(' '),
    },
    promotionColumn(t),
    cycleColumn(t),
    {
      ...{ id: 'asked', title: t('reviews.asked'), width: 180 },
      cell: ({ askedAt }) => momentCell(askedAt),
      text: ({ askedAt }) => askedAt,
    },
  ]
}
