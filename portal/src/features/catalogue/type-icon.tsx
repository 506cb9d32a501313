import { Icon } from '@banyan/ui/icon.tsx'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { flameIcon } from '@banyan/ui/icons/flame-icon.ts'
import { gridIcon } from '@banyan/ui/icons/grid-icon.ts'
import { homeIcon } from '@banyan/ui/icons/home-icon.ts'
import { slotsIcon } from '@banyan/ui/icons/slots-icon.tsx'
import { Strokes } from '@banyan/ui/strokes.tsx'
import type { LobbyType } from './game-types.ts'

/** Types whose picture is one of the frame's icons too. */
const named: Partial<Record<LobbyType, Drawing>> = { HOME: homeIcon, HOT: flameIcon, RNG: slotsIcon }

/** Our own strokes on a grid of 24, as in the icons of `ui`. They come with the pages of games, not with the first load. */
const drawn: Partial<Record<LobbyType, string>> = {
  LIVE: 'm8 6.3-3 .8a1.4 1.4 0 0 0-1 1.7l2 7.4a1.4 1.4 0 0 0 1.6 1M11.2 4.2l6.6 1.2A1.4 1.4 0 0 1 18.9 7l-1.8 10.4a1.4 1.4 0 0 1-1.6 1.1l-6.6-1.2a1.4 1.4 0 0 1-1.1-1.6L9.6 5.3a1.4 1.4 0 0 1 1.6-1.1ZM13.5 9.2l1.4 2.5-2.3 1.7-1.4-2.5Z',
  FISH: 'M3 12c2.6-3.8 5.9-5.3 9.2-5.3 2.6 0 4.7 1.1 6 2.8L21 7.7v8.6l-2.8-1.8c-1.3 1.7-3.4 2.8-6 2.8C8.9 17.3 5.6 15.8 3 12ZM11 9.3c1 1.7 1 3.7 0 5.4M7.6 11.3v.1',
  SPORTS:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8.2l3.6 2.6-1.4 4.3H9.8l-1.4-4.3ZM12 8.2V3.2M15.6 10.8l4.8-1.6M14.2 15.1l2.9 4.1M9.8 15.1l-2.9 4.1M8.4 10.8 3.6 9.2',
  ESPORTS:
    'M8 7h8a4.5 4.5 0 0 1 4.4 3.6l.9 4.6a2.2 2.2 0 0 1-3.9 1.8L15.6 15H8.4l-1.8 2a2.2 2.2 0 0 1-3.9-1.8l.9-4.6A4.5 4.5 0 0 1 8 7ZM8.5 9.5v3M7 11h3M14.8 12v.1M16.8 10v.1',
  PVP: 'm4 4 4 .9 9.6 9.6M20 4l-4 .9-3.2 3.2M9.8 11.1l-3.4 3.4M15.4 17l3.2-3.2M17.2 15.6l3.1 3.9M8.6 17l-3.2-3.2M6.8 15.6l-3.1 3.9',
  BINGO:
    'M8.8 3.5a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6ZM7.8 7.1l1.4-.8v5M16.7 10.4a5 5 0 1 1-5.5 6.2M14.7 14.2h3l-1.7 4',
  COCKFIGHT:
    'M5.2 8.3 3 9.8l2.4 1.4M5.2 8.3a3.1 3.1 0 0 1 5.9-.9c.5 3 2.3 4.3 4.7 4.3 1.3 0 2-.5 2.4-1.4l2-4.7c1 6.7-2.2 11.3-7.6 11.3-4 0-6.7-2.3-7.2-5.7M7.3 5.1 6.5 3.2M9.8 5.3l.4-2.2M11.2 16.9v3.6M14.2 16.7v3.8M9.7 20.5h1.5M12.8 20.5h1.4M8 8.3v.1',
  ELOTT:
    'M12 3.2a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM7.2 12.3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM16.8 12.3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 6.2v2M7.2 15.3v2M16.8 15.3v2',
  LOTT: 'M4 7h16v3.2a2 2 0 0 0 0 3.6V17H4v-3.2a2 2 0 0 0 0-3.6ZM14.5 7v1.5M14.5 11.2v1.6M14.5 15.5V17M7.5 12H11',
  SC: 'M4.5 5.5h15v13h-15ZM7.5 9h9v6h-9ZM9 14.5l3.2-5M12.3 14.5l3.2-5',
  VP: 'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8.5 20h7M12 7.2c1.5 1.7 2.8 2.5 2.8 3.9a1.5 1.5 0 0 1-2.5 1.1l.5 1.5h-1.6l.5-1.5a1.5 1.5 0 0 1-2.5-1.1c0-1.4 1.3-2.2 2.8-3.9Z',
  JP: 'M4.2 17.5 3 8.2l5 3.6 4-6.3 4 6.3 5-3.6-1.2 9.3ZM5 20.5h14',
  TG: 'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4ZM8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1',
  AC: 'M12 3.5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4ZM12 8.9V15M6 15h12a1.5 1.5 0 0 1 1.5 1.5v4h-15v-4A1.5 1.5 0 0 1 6 15ZM16.5 12h.1',
}

interface TypeIconProps {
  type: LobbyType
  size?: number
  className?: string
}

/** The picture of a type; a decoration beside its name. */
export function TypeIcon({ type, size = 24, className = '' }: TypeIconProps) {
  const path = drawn[type]
  if (!path) return <Icon drawing={named[type] ?? gridIcon} size={size} className={className} />
  return (
    <Strokes size={size} className={className}>
      <path d={path} />
    </Strokes>
  )
}
