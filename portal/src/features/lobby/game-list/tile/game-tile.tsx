import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { formatUntil } from '@banyan/client/moments.ts'
import type { Game } from '@banyan/contract/games/game.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { flameIcon } from '@banyan/ui/icons/flame-icon.ts'
import { wrenchIcon } from '@banyan/ui/icons/wrench-icon.ts'
import { LiveBadge } from '@banyan/ui/live-badge.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { usePainted } from '@banyan/ui/use-painted.ts'
import { type CSSProperties, Suspense, useId } from 'react'
import { useArtSource } from '#/src/features/lobby/catalogue/art-source.ts'
import { closedArt } from '#/src/features/lobby/catalogue/closed-art.ts'
import { useIsAhead } from '#/src/features/lobby/catalogue/use-is-ahead.ts'
import { playAddress } from '#/src/features/play/launch/play-address.ts'
import { playGame } from '#/src/features/play/launch/wanted-game.ts'
import { useText } from '#/src/i18n/text.ts'
import { fitsTwoLines, isUpright, nameEms } from './name-width.ts'
import './lettering.css'
import './tile.css'

/** Lettering on the default image's ground, and on slate. */
const plainColour = '#EAF4EF'
const closedColour = '#DDE5E1'

/** Loaded after the first paint: nobody presses it earlier. */
const TileButtons = lazyPart(async () => (await import('./tile-buttons.tsx')).TileButtons)

interface GameTileProps {
  game: Game
  /** The rank of its name among the page's headings. */
  level: 2 | 3
  /** Its picture is in view at once. */
  early: boolean
  /** Part of the favourites list, so the heart acts at once. */
  kept: boolean
}

/** A game of a list: a link that starts it, with buttons of their own upon it. */
export function GameTile({ game, level, early, kept }: GameTileProps) {
  const nameId = useId()
  const painted = usePainted()
  const closed = useIsAhead(game.maintenanceUntil)
  const path = game.showIcon === 1 ? game.iconUrl : ''
  const { src, isDefault, ...events } = useArtSource(closed ? closedArt(path) : path)
  const { voice, colour } = game.lettering
  const lettering = {
    '--lettering-colour': closed ? closedColour : isDefault ? plainColour : colour,
    '--name-ems': nameEms(game.gameName, voice),
  } as CSSProperties
  const Heading = `h${level}` as const
  return (
    <article aria-labelledby={nameId} className="tile" data-closed={closed || undefined} style={lettering}>
      <img
        src={src}
        alt=""
        width={300}
        height={400}
        loading={early ? 'eager' : 'lazy'}
        fetchPriority={early ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
        {...events}
      />
      {closed ? <Closed until={closed} /> : <Mark game={game} />}
      {/* Over the whole tile. In a new tab it leads to the game full-frame. */}
      {/* biome-ignore lint/a11y/useAnchorContent: the game's name, beside it, is its name */}
      <a
        href={playAddress(game)}
        aria-labelledby={nameId}
        className="tile-start"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          playGame(game)
        }}
      />
      <div className="tile-caption">
        <Heading
          id={nameId}
          className="tile-name"
          data-voice={isUpright(game.gameName) ? 'upright' : voice}
          data-fits={fitsTwoLines(game.gameName, voice)}
        >
          {game.gameName}
        </Heading>
        <p className="tile-vendor">{game.vassalage}</p>
      </div>
      <Suspense>{painted && <TileButtons game={game} atOnce={kept} closed={closed !== undefined} />}</Suspense>
    </article>
  )
}

/** What sets a game apart, at its upper start: a table that runs now, or a game that many play. */
function Mark({ game }: { game: Game }) {
  const t = useText()
  if (game.gameType === 'LIVE') {
    return (
      <p className="tile-live">
        <LiveBadge>{t('gameList.live')}</LiveBadge>
      </p>
    )
  }
  if (game.isHot !== 1) return null
  return (
    <p className="tile-ribbon">
      <Icon drawing={flameIcon} size={14} />
      <span className="sr-only">{t('gameList.hot')}</span>
    </p>
  )
}

function Closed({ until }: { until: string }) {
  const t = useText()
  return (
    <div className="tile-closed">
      <Icon drawing={wrenchIcon} size={20} />
      <p className="tile-closed-title">{t('gameList.maintenance')}</p>
      <p className="tile-closed-until">{t('gameList.until', { moment: formatUntil(until) })}</p>
    </div>
  )
}

export function GameTileSkeleton() {
  return <Skeleton className="rounded-md" />
}
