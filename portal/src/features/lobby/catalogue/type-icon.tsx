import type { LobbyType } from '@banyan/client/game-types.ts'
import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { flameIcon } from '@banyan/ui/icons/flame-icon.ts'
import { heartIcon } from '@banyan/ui/icons/heart-icon.ts'
import { historyIcon } from '@banyan/ui/icons/history-icon.ts'
import { homeIcon } from '@banyan/ui/icons/home-icon.ts'
import { slotsIcon } from '@banyan/ui/icons/slots-icon.tsx'
import { Strokes } from '@banyan/ui/strokes.tsx'
import { usePainted } from '@banyan/ui/use-painted.ts'
import { Suspense } from 'react'

/** Types whose picture is one of the frame's icons too. */
const named: Partial<Record<LobbyType, Drawing>> = {
  HOME: homeIcon,
  HOT: flameIcon,
  FAV: heartIcon,
  RECENT: historyIcon,
  RNG: slotsIcon,
}

/** Our own strokes on a grid of 24, as in the icons of `ui`. They come with the pages of games, not with the first load. */
const drawn: Partial<Record<LobbyType, string>> = {
  LIVE: 'm8 6.3-3 .8a1.4 1.4 0 0 0-1 1.7l2 7.4a1.4 1.4 0 0 0 1.6 1M11.2 4.2l6.6 1.2A1.4 1.4 0 0 1 18.9 7l-1.8 10.4a1.4 1.4 0 0 1-1.6 1.1l-6.6-1.2a1.4 1.4 0 0 1-1.1-1.6L9.6 5.3a1.4 1.4 0 0 1 1.6-1.1ZM13.5 9.2l1.4 2.5-2.3 1.7-1.4-2.5Z',
  ELOTT:
    'M12 3.2a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM7.2 12.3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM16.8 12.3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 6.2v2M7.2 15.3v2M16.8 15.3v2',
}

/** The types that no phone shows at once come after the first paint. */
const LateStrokes = lazyPart(async () => (await import('./icons/late-strokes.tsx')).LateStrokes)

interface TypeIconProps {
  type: LobbyType
  size?: number
  className?: string
}

/** The picture of a type; a decoration beside its name. */
export function TypeIcon({ type, size = 24, className = '' }: TypeIconProps) {
  const painted = usePainted()
  const path = drawn[type]
  const known = named[type]
  if (known) return <Icon drawing={known} size={size} className={className} />
  return (
    <Strokes size={size} className={className}>
      {path ? <path d={path} /> : <Suspense>{painted && <LateStrokes type={type} />}</Suspense>}
    </Strokes>
  )
}
