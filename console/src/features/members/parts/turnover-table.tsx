import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { Link } from '@tanstack/react-router'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { None } from './none.tsx'

type Page = ValueOf<Calls['memberTurnover']>
type Lot = Page['rows'][number]

const tones = {
  active: 'gold',
  done: 'primary',
  cleared: 'neutral',
  ended: 'neutral',
  forfeited: 'neutral',
  expired: 'neutral',
} as const

/** What a member must bet before money may go out: a row for each deposit and bonus, with what is left of all together. */
export function TurnoverTable({ member: { id } }: { member: { readonly id: string } }) {
  const t = useText()
  return (
    <RecordsTable<Lot, Page>
      name="member-turnover"
      of={id}
      label={t('tab.turnover')}
      fetchPage={(place) => request('memberTurnover', { id, ...place })}
      columns={turnoverColumns(t)}
      keyOf={(lot) => lot.id}
      sumsOf={({ left }) => ({ left: <Amount amount={left} /> })}
      empty={<None title={t('none.turnover')} />}
    />
  )
}

/** What is wagered together with the amount, such as the deposit that a bonus was given on. */
function baseOf({ amount, factor, required }: Lot): string {
  return amountOfExact(exactOf(required) / BigInt(factor) - exactOf(amount)).replace(/00$/, '')
}

function turnoverColumns(t: ReturnType<typeof useText>): readonly Column<Lot>[] {
  const amountOf = (id: 'amount' | 'required' | 'done' | 'left'): Column<Lot> => ({
    id,
    title: t(id === 'amount' ? 'row.amount' : `lot.${id}`),
    cell: (lot) => <Amount amount={lot[id]} />,
    align: 'end',
    width: 150,
    text: (lot) => lot[id],
  })
  return [
    {
      id: 'when',
      title: t('row.when'),
      cell: ({ createdAt }) => momentCell(createdAt),
      width: 170,
      isFixed: true,
      text: ({ createdAt }) => createdAt,
    },
    {
      id: 'source',
      title: t('row.source'),
      cell: ({ source }) => t(`lotSource.${source}`),
      width: 130,
      text: ({ source }) => t(`lotSource.${source}`),
    },
    {
      id: 'reference',
      title: t('lot.reference'),
      cell: (lot) => <Reference lot={lot} />,
      width: 160,
      text: ({ reference }) => reference,
    },
    {
      id: 'state',
      title: t('lot.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`lotState.${state}`)}</Badge>,
      width: 130,
      text: ({ state }) => t(`lotState.${state}`),
    },
    amountOf('amount'),
    {
      id: 'base',
      title: t('lot.base'),
      cell: (lot) => Number(baseOf(lot)) > 0 && <Amount amount={baseOf(lot)} />,
      align: 'end',
      width: 170,
      text: baseOf,
    },
    {
      id: 'factor',
      title: t('lot.factor'),
      cell: ({ factor }) => <bdi dir="ltr">×{factor}</bdi>,
      align: 'end',
      width: 90,
      text: ({ factor }) => String(factor),
    },
    amountOf('required'),
    amountOf('done'),
    amountOf('left'),
    {
      id: 'over',
      title: t('lot.over'),
      cell: ({ overAt }) => overAt && momentCell(overAt),
      width: 170,
      text: ({ overAt }) => overAt ?? '',
    },
  ]
}

/** Leads to the deposit that a lot or its bonus was made for. */
function Reference({ lot: { source, reference } }: { lot: Lot }) {
  const number = <bdi dir="ltr">{reference}</bdi>
  if (source !== 'deposit' && source !== 'bonus') return number
  return (
    <Link
      to="/deposits/$deposit"
      params={{ deposit: reference }}
      className="font-semibold text-primary-strong hover:underline"
    >
      {number}
    </Link>
  )
}
