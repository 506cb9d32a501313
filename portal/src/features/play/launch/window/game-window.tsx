import { Badge } from '@banyan/ui/badge.tsx'
import { IconButton } from '@banyan/ui/button.tsx'
import { FullDialog } from '@banyan/ui/full-dialog.tsx'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { fullScreenIcon } from '@banyan/ui/icons/full-screen-icon.ts'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { GameFrame } from './game-frame.tsx'
import type { Wanted } from './launch-query.ts'

interface GameWindowProps {
  wanted: Wanted
  title: string
  onClose: () => void
  /** At the end of the head: the balance. */
  children: ReactNode
}

/** A game over the page it was started from. */
export function GameWindow({ wanted, title, onClose, children }: GameWindowProps) {
  const t = useText()
  const headingId = useId()
  const [room, setRoom] = useState(wanted.room)
  const area = useRef<HTMLDivElement>(null)
  const leave = useCallback(() => onClose(), [onClose])
  return (
    <FullDialog open onClose={onClose} labelledBy={headingId}>
      <div className="flex size-full min-h-0 min-w-0 flex-col">
        <header className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line ps-5 pe-2">
          <h2 id={headingId} className="min-w-0 text-lg font-semibold truncate">
            {title}
          </h2>
          <p className="text-sm text-muted">{wanted.vassalage}</p>
          {wanted.trial && <Badge tone="gold">{t('play.trial')}</Badge>}
          <span className="ms-auto">{!wanted.trial && children}</span>
          {document.fullscreenEnabled && (
            <IconButton
              icon={fullScreenIcon}
              label={t('play.fullScreen')}
              onClick={() => void area.current?.requestFullscreen().catch(() => {})}
            />
          )}
          <IconButton icon={closeIcon} label={t('play.leave')} onClick={onClose} />
        </header>
        <div ref={area} className="flex min-h-0 grow">
          <GameFrame wanted={{ ...wanted, room }} title={title} onLeave={leave} onRoom={setRoom} />
        </div>
      </div>
    </FullDialog>
  )
}
