import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { PartFailure } from '@banyan/client/part-failure.tsx'
import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import type { AreaPath } from '@banyan/rules/lottery/lottery-areas.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useGrowing } from '@banyan/ui/use-growing.ts'
import { usePainted } from '@banyan/ui/use-painted.ts'
import { useWide } from '@banyan/ui/use-wide.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useState } from 'react'
import { type BetAgain, invalidateOwnBets } from '#/src/features/lottery/bets/own-bets.ts'
import { familyQuery } from '#/src/features/lottery/games/family-query.ts'
import { type Terms, termsQuery } from '#/src/features/lottery/games/terms.ts'
import { useText } from '#/src/i18n/text.ts'
import { recentGamesQuery } from './area-queries.ts'
import type { View } from './area-views.ts'
import { Committed } from './head/committed.tsx'
import { GameHead } from './head/game-head.tsx'
import { OwnResult } from './head/own-result.tsx'
import { useIssue } from './head/use-issue.ts'
import { BetTable } from './table/bet-table.tsx'
import { ViewNav } from './view-nav.tsx'

const Board = lazyPart(async () => (await import('./looks.ts')).fetchBoard())
const Results = lazyPart(async () => (await import('./looks.ts')).fetchResults())
const Trends = lazyPart(async () => (await import('./looks.ts')).fetchTrends())
const OwnBets = lazyPart(async () => (await import('./looks.ts')).fetchOwnBets())
const Rules = lazyPart(async () => (await import('./looks.ts')).fetchRules())

interface GameViewProps {
  path: AreaPath
  gameCode: string
  prizeMode: LotteryMode
  view: View
}

/** A game: what is on sale and was drawn, the table where one bets, and what else there is to look at. */
export function GameView({ path, gameCode, prizeMode, view }: GameViewProps) {
  const state = useIssue(gameCode)
  const terms = useQuery(termsQuery(gameCode, prizeMode))
  const family = useQuery(familyQuery(gameCode))
  // A whole table is drawn in between of what else the page has to do.
  const isReady = useDeferredValue(Boolean(state.issues && terms.data && family.data), false)
  const failed = [state, terms, family].find(({ error }) => error)
  if (failed && !(state.issues && terms.data && family.data)) {
    return <PartFailure error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
  }
  if (!isReady || !state.issues || !terms.data || !family.data) return <Skeleton className="h-[36rem]" />
  return (
    <Looks
      {...{ path, gameCode, prizeMode, view, state }}
      key={`${gameCode} ${prizeMode}`}
      family={family.data}
      terms={terms.data}
    />
  )
}

interface LooksProps extends GameViewProps {
  family: LoadedFamily
  terms: Terms
  state: ReturnType<typeof useIssue>
}

function Looks({ path, gameCode, prizeMode, view, state, family, terms }: LooksProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [again, setAgain] = useState<BetAgain>()
  // The table comes with the next frame after the head.
  const parts = useGrowing(2, 1)
  // Another look is drawn in between of what else the page has to do; which one was asked for is seen at once.
  const shown = useDeferredValue(view)
  // The table goes with the press, so that taking it away and laying out what comes are two tasks.
  const isLeaving = shown === 'bet' && view !== 'bet'
  const [hasBet, setHasBet] = useState(view === 'bet')
  if (shown === 'bet' && !hasBet) setHasBet(true)
  const placed = () => {
    void invalidateOwnBets(queryClient)
    void queryClient.invalidateQueries(recentGamesQuery(prizeMode))
  }
  const betAgain = (bet: BetAgain) => {
    setAgain(bet)
    void navigate({ to: path, search: { gameCode, prizeMode }, state: { keepFocus: true } })
  }
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <GameHead gameCode={gameCode} family={family.code} state={state} />
      <ViewNav path={path} gameCode={gameCode} prizeMode={prizeMode} view={view} />
      <OwnResult gameCode={gameCode} />
      {terms.status === 'CLOSED' && <Closed path={path} prizeMode={prizeMode} />}
      {/* What is picked and the slip stay while one looks elsewhere; who looks elsewhere first needs no table yet. */}
      {hasBet && (
        <div hidden={shown !== 'bet' || isLeaving}>
          <Beside gameCode={gameCode} family={family} state={state}>
            {parts < 2 ? (
              <div className="h-160" />
            ) : (
              <BetTable {...{ gameCode, prizeMode, family, terms, state, again }} onPlaced={placed} />
            )}
          </Beside>
        </div>
      )}
      <Suspense key={shown} fallback={<Skeleton className="h-96" />}>
        {isLeaving && <Skeleton className="h-96" />}
        {shown === 'bet' && !isLeaving && <Below gameCode={gameCode} onAgain={betAgain} />}
        {shown === 'results' && (
          <>
            <Committed
              gameCode={gameCode}
              issue={state.current}
              className="rounded-lg border border-line bg-raised px-4 md:hidden"
            />
            <Beside gameCode={gameCode} family={family} state={state} isAlways>
              <Results gameCode={gameCode} />
            </Beside>
          </>
        )}
        {shown === 'trends' && <Trends gameCode={gameCode} />}
        {shown === 'bets' && <OwnBets gameCode={gameCode} onAgain={betAgain} />}
        {shown === 'rules' && (
          <div>
            <h2 className="sr-only">{t('lottery.view.rules')}</h2>
            <Rules gameCode={gameCode} family={family} terms={terms} />
          </div>
        )}
      </Suspense>
    </div>
  )
}

function Closed({ path, prizeMode }: Pick<GameViewProps, 'path' | 'prizeMode'>) {
  const t = useText()
  return (
    <p role="status" className="rounded-md border border-line bg-raised px-4 py-3">
      {t('lottery.gameClosed')}{' '}
      <Link to={path} search={{ prizeMode }} className="font-semibold text-primary-strong hover:underline">
        {t('lottery.otherGames')}
      </Link>
    </p>
  )
}

interface BesideProps extends Pick<LooksProps, 'gameCode' | 'family' | 'state'> {
  /** On a narrow window too, above the rest. */
  isAlways?: boolean
  children: React.ReactNode
}

/** Of a Vietnamese game the board of prizes, which nobody reads in one line, beside the rest. */
function Beside({ gameCode, family, state, isAlways = false, children }: BesideProps) {
  const isWide = useWide()
  const last = state.issues?.list[0]
  const isBoard = family.code === 'VNN' || family.code === 'VNS'
  const board = isBoard && (isWide || isAlways) ? last : undefined
  // The same element with a board and without, so that a turned phone keeps what is picked.
  return (
    <div
      className={
        board ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[19rem_minmax(0,1fr)]' : undefined
      }
    >
      {board && (
        <div className={isAlways ? '' : 'max-xl:hidden'}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Board gameCode={gameCode} issue={board} />
          </Suspense>
        </div>
      )}
      {children}
    </div>
  )
}

/** Where there is room, results and one's own bets stand below the table; a phone has them at a press. */
function Below({ gameCode, onAgain }: { gameCode: string; onAgain: (bet: BetAgain) => void }) {
  const isWide = useWide()
  const isPainted = usePainted()
  if (!isWide || !isPainted) return null
  return (
    <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
      <Results gameCode={gameCode} />
      <OwnBets gameCode={gameCode} onAgain={onAgain} />
    </div>
  )
}
