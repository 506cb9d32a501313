import { PartFailure } from '@banyan/client/part-failure.tsx'
import { isIssueOf } from '@banyan/rules/lottery/issue-numbers.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { DayCard } from './beside/day-card.tsx'
import { LatestCard } from './beside/latest-card.tsx'
import { Neighbours } from './beside/neighbours.tsx'
import { OwnBetsCard } from './beside/own-bets-card.tsx'
import { RunCard } from './beside/run-card.tsx'
import { SealedBetsCard } from './beside/sealed-bets-card.tsx'
import { TimesCard } from './beside/times-card.tsx'
import { evidenceQuery, latestDrawsQuery, type PublishedDraw } from './draw-queries.ts'
import { DrawVerdict, OtherDrawVerdict } from './draw-verdict.tsx'
import { isDrawOf } from './is-draw-of.ts'
import { useRepeated } from './repeat/use-repeated.ts'
import { DrawSteps } from './steps/draw-steps.tsx'

/** A draw with everything that is published of it, repeated in the browser. */
export function DrawReport({ gameCode, numero }: { gameCode: string; numero: string }) {
  const { data: told, error, isFetching, refetch } = useQuery(evidenceQuery(gameCode, numero))
  const draw = told && isDrawOf(told, gameCode, numero) ? told : undefined
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {draw && (draw.result ? <RepeatedReport key={draw.issue} draw={draw} /> : <PromisedReport draw={draw} />)}
        {told && !draw && <OtherDrawVerdict draw={told} />}
        {!told && error && <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!told && !error && <Skeleton className="h-96 rounded-lg" />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {draw && <TimesCard draw={draw} />}
        {draw?.result && draw.fair && <RunCard draw={draw} />}
        {draw?.fair && <OwnBetsCard draw={draw} />}
        {draw?.result && draw.fair && <SealedBetsCard key={draw.issue} draw={draw} />}
        <Around gameCode={gameCode} numero={numero} />
      </div>
    </div>
  )
}

/** The way to the other draws of the game; a number that cannot be one of its issues has no neighbours. */
function Around({ gameCode, numero }: { gameCode: string; numero: string }) {
  const { data: latest } = useQuery(latestDrawsQuery(gameCode))
  const last = latest?.[0]?.numero
  const hasPlace = isFairGame(gameCode) && isIssueOf(gameCode, numero)
  return (
    <>
      {hasPlace && last !== undefined && (
        <>
          <DayCard key={`${gameCode} ${numero}`} gameCode={gameCode} numero={numero} last={last} />
          <Neighbours gameCode={gameCode} numero={numero} last={last} />
        </>
      )}
      <LatestCard gameCode={gameCode} numero={numero} />
    </>
  )
}

/** Before the draw, and where there will be none, only the promise stands. */
function PromisedReport({ draw }: { draw: PublishedDraw }) {
  return (
    <>
      <DrawVerdict draw={draw} repeated={undefined} />
      <DrawSteps draw={draw} repeated={undefined} />
    </>
  )
}

function RepeatedReport({ draw }: { draw: PublishedDraw }) {
  const repeated = useRepeated(draw)
  return (
    <>
      <DrawVerdict draw={draw} repeated={repeated} />
      <DrawSteps draw={draw} repeated={repeated === 'failed' ? undefined : repeated} />
    </>
  )
}
