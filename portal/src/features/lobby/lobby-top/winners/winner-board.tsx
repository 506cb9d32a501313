import { Carousel, type Slide } from '@banyan/client/carousel.tsx'
import { formatAmount, withSign } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Winner } from '@banyan/contract/games/winner-board.ts'
import type {} from '@banyan/contract/games/winners-event.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { hearEvent } from '#/src/api/pushes.ts'
import { playAddress } from '#/src/features/play/launch/play-address.ts'
import { playGame } from '#/src/features/play/launch/wanted-game.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { winnersQuery } from './winners-query.ts'

/** Requirements LOB-03: two winners to a slide, 3 s each, 20 px apart. */
const winnersOfSlide = 2
const delayMs = 3_000
const spacing = 20

/** The greatest wins, two at a time; the card keeps its height whatever there is to show. */
export function WinnerBoard() {
  const t = useText()
  const headingId = useId()
  const { data, error } = useQuery({ ...winnersQuery(), select: sortWinners })
  useNewWins()
  const winners = data?.winners
  const slides = useMemo(() => winners && slidesOf(winners), [winners])
  return (
    <section
      aria-labelledby={headingId}
      className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised px-5 pt-4 pb-3.5 shadow-sm"
    >
      <header className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 id={headingId} className="font-semibold">
          {t('winners.title')}
        </h2>
        {data && slides && slides.length > 0 && (
          <p className="text-sm text-muted">{t(data.illustrative ? 'winners.illustrative' : 'winners.settled')}</p>
        )}
      </header>
      <div className="min-h-0 grow">
        {slides && slides.length > 0 ? (
          <Carousel label={t('winners.list')} slides={slides} delayMs={delayMs} spacing={spacing} className="h-full" />
        ) : slides || error ? (
          <p className="flex h-full items-center text-muted text-pretty">{t('winners.none')}</p>
        ) : (
          <Pair>
            <Skeleton className="h-11 rounded-sm" />
            <Skeleton className="h-11 rounded-sm" />
          </Pair>
        )}
      </div>
    </section>
  )
}

/** A tab that is told of a newer board asks for it. */
function useNewWins(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      hearEvent('winners.changed', ({ version }) => {
        const { queryKey } = winnersQuery()
        const shown = queries.getQueryData(queryKey)
        if (shown && version > shown.version) void queries.invalidateQueries({ queryKey })
      }),
    [queries],
  )
}

function slidesOf(winners: readonly Winner[]): Slide[] {
  const slides: Slide[] = []
  for (let first = 0; first < winners.length; first += winnersOfSlide) {
    const pair = winners.slice(first, first + winnersOfSlide)
    slides.push({
      key: pair.map(({ recordId }) => recordId).join(' '),
      content: (
        <Pair>
          {pair.map((winner) => (
            <WinnerRow key={winner.recordId} winner={winner} />
          ))}
        </Pair>
      ),
    })
  }
  return slides
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid h-full grid-rows-2 items-center gap-2">{children}</div>
}

/** A win; a click starts its game (requirements LOB-03). */
function WinnerRow({ winner }: { winner: Winner }) {
  const { gameName, customerName, winAmount, iconUrl } = winner
  const { symbol } = usePortalConfig().currency
  return (
    <a
      href={playAddress(winner)}
      draggable={false}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        playGame(winner)
      }}
      className="-mx-1.5 flex min-w-0 items-center gap-3 rounded-sm px-1.5 -outline-offset-3 hover:bg-primary-soft"
    >
      {iconUrl ? (
        <img
          src={iconUrl}
          alt=""
          width={44}
          height={44}
          draggable={false}
          className="size-11 shrink-0 rounded-sm object-cover object-[50%_28%]"
        />
      ) : (
        <span className="size-11 shrink-0 rounded-sm bg-primary-soft" />
      )}
      <span className="min-w-0 grow">
        <span className="block font-semibold truncate">{gameName}</span>
        <span className="block text-sm text-muted truncate">
          <bdi>{customerName}</bdi>
        </span>
      </span>
      <span className="shrink-0 font-semibold text-gold">
        <bdi dir="ltr">{withSign(formatAmount(winAmount), symbol)}</bdi>
      </span>
    </a>
  )
}

/** The one list that is sorted here as well (requirements LOB-03). */
function sortWinners({ list, illustrative }: ValueOf<Calls['winnerBoard']>) {
  return { winners: list.map(({ vo }) => vo).sort(byAmount), illustrative }
}

/** Amounts have two decimals each, so their digits compare as whole numbers. */
function byAmount(one: Winner, other: Winner): number {
  const difference = digits(other) - digits(one)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

function digits({ winAmount }: Winner): bigint {
  return BigInt(winAmount.replace('.', ''))
}
