import type { MarkedLotteryNumber } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import { isOffered, lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useAddressFilters } from '#/src/features/records/use-address-filters.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { gameName } from './names/game-name.ts'
import { fullName } from './names/play-name.ts'
import { numberName } from './names/value-name.ts'
import { familyQuery } from './parts/family-query.ts'
import { GameField } from './parts/game-field.tsx'
import { gameCodes, IssueNumber } from './parts/issue-names.tsx'
import { MarkDialog, type MarkedAsked } from './parts/mark-dialog.tsx'
import { SaleBadge } from './parts/state-badges.tsx'

/** Numbers of a game that are closed or at half the odds, in every issue or in one. */
export function NumbersBoard() {
  const t = useText()
  const mayMark = useMayCalls()('markLotteryNumbers')
  const [{ game: asked = '' }, setValues] = useAddressFilters(['game'])
  const game = gameCodes.find((code) => code === asked) ?? gameCodes[0] ?? ''
  const [marking, setMarking] = useState<MarkedAsked>()
  const family = useQuery(familyQuery(lotteryGame(game)?.family))
  const plays = [...(family.data?.betTypes.keys() ?? [])].filter((playCode) => isOffered(game, playCode))
  const fetchPage = useMemo<FetchPage<MarkedLotteryNumber>>(
    () => async () => ({ rows: (await request('lotteryNumbers', { gameCode: game })).numbers, next: null }),
    [game],
  )
  const columns = useMemo(() => {
    const open = ({ playCode, number, numero, sale }: MarkedLotteryNumber) =>
      setMarking({ gameCode: game, numero, playCode, numbers: number, sale })
    return columnsOf(t, mayMark ? open : undefined)
  }, [t, game, mayMark])
  const markNew = () =>
    setMarking({ gameCode: game, numero: null, playCode: undefined, numbers: '', sale: 'usual', plays })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-80">
          <GameField games={gameCodes} game={game} onChoose={(code) => setValues({ game: code })} />
        </div>
        {mayMark && (
          <Button disabled={plays.length === 0} onClick={markNew}>
            {t('lottery.markNumbers')}
          </Button>
        )}
      </div>
      <RecordsTable<MarkedLotteryNumber>
        name="lotteryNumbers"
        of={game}
        label={t('page.lotteryNumbers')}
        fetchPage={fetchPage}
        columns={columns}
        keyOf={({ playCode, numero, number }) => `${playCode} ${numero} ${number}`}
        empty={
          <Notice icon={nothingIcon} title={t('lottery.noMarks', { game: gameName(t, game) })}>
            {t('lottery.noMarksText')}
          </Notice>
        }
      />
      <p className="mt-4 max-w-prose text-sm text-pretty text-muted">{t('lottery.marksText')}</p>
      {marking && <MarkDialog asked={marking} onClose={() => setMarking(undefined)} />}
    </>
  )
}

function columnsOf(
  t: Text,
  onChange: ((row: MarkedLotteryNumber) => void) | undefined,
): readonly Column<MarkedLotteryNumber>[] {
  const action: Column<MarkedLotteryNumber> = {
    ...{ id: 'action', title: t('lottery.mark'), width: 110 },
    cell: (row) => (
      <Button
        weight="text"
        size="small"
        aria-label={t('lottery.markTitle', { number: row.number })}
        onClick={() => onChange?.(row)}
      >
        {t('lottery.mark')}
      </Button>
    ),
  }
  return [
    {
      ...{ id: 'number', title: t('lottery.number'), width: 140, isFixed: true },
      cell: ({ playCode, number }) => <bdi className="font-semibold">{numberName(t, playCode, number)}</bdi>,
      text: ({ playCode, number }) => numberName(t, playCode, number),
    },
    {
      ...{ id: 'play', title: t('lottery.play'), width: 220 },
      cell: ({ playCode }) => <bdi>{fullName(t, playCode)}</bdi>,
      text: ({ playCode }) => fullName(t, playCode),
    },
    {
      ...{ id: 'sale', title: t('lottery.sold'), width: 120 },
      cell: ({ sale }) => <SaleBadge sale={sale} />,
      text: ({ sale }) => t(`lotterySale.${sale}`),
    },
    {
      ...{ id: 'scope', title: t('lottery.scope'), width: 170 },
      cell: ({ numero }) => (numero === null ? t('lottery.everyIssue') : <IssueNumber numero={numero} />),
      text: ({ numero }) => numero ?? t('lottery.everyIssue'),
    },
    {
      ...{ id: 'by', title: t('lottery.by'), width: 130 },
      cell: ({ by }) => <bdi>{by}</bdi>,
      text: ({ by }) => by,
    },
    {
      ...{ id: 'at', title: t('lottery.at'), width: 180 },
      cell: ({ at }) => momentCell(at),
      text: ({ at }) => at,
    },
    {
      ...{ id: 'reason', title: t('lottery.reason'), width: 260 },
      cell: ({ reason }) => (
        <bdi title={reason} className="block truncate">
          {reason}
        </bdi>
      ),
      text: ({ reason }) => reason,
    },
    ...(onChange ? [action] : []),
  ]
}
