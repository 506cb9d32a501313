import type { ExposedIssue, ExposedNumber } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { Amount } from '#/src/features/records/amount.tsx'
import type { Text } from '#/src/i18n/text.ts'
import { fullName } from '../names/play-name.ts'
import { numberName } from '../names/value-name.ts'
import { shareOf } from './percent.ts'
import { ShareBar } from './share-bar.tsx'
import { SaleBadge } from './state-badges.tsx'

/** A whole selection that no number stands for. */
const wholeSelection = '*'

/** Numbers of an issue by what they may cost, with a button that closes or halves one where that is possible. */
export function numberColumns(
  t: Text,
  { mostOfNumber }: Pick<ExposedIssue, 'mostOfNumber'>,
  onMark: ((row: ExposedNumber) => void) | undefined,
): readonly Column<ExposedNumber>[] {
  const name = ({ playCode, number }: ExposedNumber) =>
    number === wholeSelection ? t('lottery.wholeSelection') : numberName(t, playCode, number)
  const action: Column<ExposedNumber> = {
    ...{ id: 'action', title: t('lottery.mark'), width: 130 },
    cell: (row) =>
      row.number !== wholeSelection && (
        <Button
          weight="text"
          size="small"
          aria-label={t('lottery.markTitle', { number: name(row) })}
          onClick={() => onMark?.(row)}
        >
          {t('lottery.mark')}
        </Button>
      ),
  }
  return [
    {
      ...{ id: 'number', title: t('lottery.number'), width: 150, isFixed: true },
      cell: (row) => (
        <bdi className="font-semibold tabular-nums" {...(/\p{L}/u.test(name(row)) ? {} : { dir: 'ltr' })}>
          {name(row)}
        </bdi>
      ),
      text: name,
    },
    {
      ...{ id: 'share', title: t('lottery.ofNumberLimit'), width: 180 },
      cell: ({ payable }) => <ShareBar share={shareOf(payable, mostOfNumber)} label={t('lottery.ofNumberLimit')} />,
      text: ({ payable }) => String(shareOf(payable, mostOfNumber)),
    },
    {
      ...{ id: 'payable', title: t('lottery.payable'), align: 'end', width: 170 },
      cell: ({ payable }) => <Amount amount={payable} />,
      text: ({ payable }) => payable,
    },
    {
      ...{ id: 'play', title: t('lottery.play'), width: 220 },
      cell: ({ playCode }) => <bdi>{fullName(t, playCode)}</bdi>,
      text: ({ playCode }) => fullName(t, playCode),
    },
    {
      ...{ id: 'sale', title: t('lottery.sold'), width: 130 },
      cell: ({ sale }) => <SaleBadge sale={sale} />,
      text: ({ sale }) => t(`lotterySale.${sale}`),
    },
    ...(onMark ? [action] : []),
  ]
}
