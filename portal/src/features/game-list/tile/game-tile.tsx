import type { Game } from '@banyan/contract/games/game.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { type CSSProperties, useId, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import defaultArt from './default-art.svg?no-inline'
import { fitsTwoLines, isUpright, nameEms } from './lettering.ts'
import './lettering.css'

/** Lettering on the default image's ground. */
const defaultColour = '#EAF4EF'

/** A game of the list; `early` for pictures of the first row. It can't be started yet, so it is no link. */
export function GameTile({ game, early }: { game: Game; early: boolean }) {
  const t = useText()
  const nameId = useId()
  const [broken, setBroken] = useState(false)
  const hasArt = game.showIcon === 1 && game.iconUrl !== '' && !broken
  const { voice, colour } = game.lettering
  const lettering = {
    '--lettering-colour': hasArt ? colour : defaultColour,
    '--name-ems': nameEms(game.gameName, voice),
  } as CSSProperties
  return (
    <article aria-labelledby={nameId} className="tile @container" style={lettering}>
      <img
        src={hasArt ? game.iconUrl : defaultArt}
        alt=""
        width={300}
        height={400}
        loading={early ? 'eager' : 'lazy'}
        fetchPriority={early ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
        onError={() => setBroken(true)}
      />
      {game.isHot === 1 && (
        <p className="tile-ribbon">
          <Icon name="flame" size={14} />
          <span className="sr-only">{t('gameList.hot')}</span>
        </p>
      )}
      <div className="tile-caption">
        <h2
          id={nameId}
          className="tile-name"
          data-voice={isUpright(game.gameName) ? 'upright' : voice}
          data-fits={fitsTwoLines(game.gameName, voice)}
        >
          {game.gameName}
        </h2>
        <p className="tile-vendor">{game.vassalage}</p>
      </div>
    </article>
  )
}

export function GameTileSkeleton() {
  return <Skeleton className="aspect-3/4 rounded-md" />
}
