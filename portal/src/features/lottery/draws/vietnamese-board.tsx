import { momentFormat } from '@banyan/client/formats.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { northBoard, southBoard } from '@banyan/rules/lottery/vietnamese-boards.ts'
import { useGrowing } from '@banyan/ui/use-growing.ts'
import { useState } from 'react'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { useText } from '#/src/i18n/text.ts'
import { HeadsAndTailsCard } from './board/heads-and-tails-card.tsx'
import { PrizeTable } from './board/prize-table.tsx'
import { prizesOf } from './board/prizes-of.ts'
import { ChoicePanel } from './trends/choice-panel.tsx'
import { PartNotice } from './trends/part-notice.tsx'
import { Segments } from './trends/segments.tsx'

interface VietnameseBoardProps {
  gameCode: string
  /** Its result may still be coming in, tier by tier. */
  issue: Pick<EndedIssue, 'numero' | 'openTime' | 'state' | 'winDetail'>
}

/** The prizes of a Vietnamese draw, tier by tier, with its heads and tails (requirements LOT-09). */
export function VietnameseBoard({ gameCode, issue }: VietnameseBoardProps) {
  const t = useText()
  const [digits, setDigits] = useState(0)
  // Heads and tails come with the next frame after the prizes.
  const parts = useGrowing(2, 1)
  const game = lotteryGame(gameCode)
  const board = game?.family === 'VNS' ? southBoard : northBoard
  const prizes = prizesOf(board, issue.winDetail)
  const choice = (
    <Segments
      label={t('trends.digits')}
      value={digits}
      onChoose={setDigits}
      options={[
        { value: 0, label: t('trends.all') },
        { value: 2, label: t('trends.lastTwo') },
        { value: 3, label: t('trends.lastThree') },
      ]}
    />
  )
  const day = momentFormat({
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: game?.timeZone ?? 'UTC' },
  }).format(new Date(issue.openTime))
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ChoicePanel title={game?.station ?? t('trends.board')} choice={choice}>
        <p className="flex flex-wrap justify-between gap-x-4 px-5 pt-3 pb-1 text-sm text-muted">
          <span dir="ltr">{issue.numero}</span>
          <time dateTime={issue.openTime}>{day}</time>
        </p>
        {issue.state === 'VOID' ? (
          <PartNotice>{t('trends.void')}</PartNotice>
        ) : (
          <PrizeTable board={board} prizes={prizes} digits={digits} />
        )}
      </ChoicePanel>
      {issue.state !== 'VOID' && (parts < 2 ? <div className="h-96" /> : <HeadsAndTailsCard prizes={prizes} />)}
    </div>
  )
}
