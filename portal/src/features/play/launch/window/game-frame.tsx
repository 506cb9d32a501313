import { errorText } from '@banyan/client/error-text.ts'
import { RequestError, type RequestErrorCode } from '@banyan/client/request-error.ts'
import { Button, buttonClass } from '@banyan/ui/button.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Progress } from '@banyan/ui/progress.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { refreshBalance } from '#/src/features/cashier/wallet/balance.ts'
import { useCustomerService } from '#/src/features/content/help/customer-service.ts'
import { useText } from '#/src/i18n/text.ts'
import { own } from '#/src/session/own-answers.ts'
import { AnotherRoom } from './another-room.tsx'
import { frameMessageIn } from './frame-message.ts'
import { launchQuery, type Wanted } from './launch-query.ts'

interface GameFrameProps {
  wanted: Wanted
  title: string
  /** Called when the game asks to close. */
  onLeave: () => void
  /** Called with another table after the wanted one has closed. */
  onRoom: (roomId: string | undefined) => void
}

/** No top navigation, no windows, no dialogs of its own (reliability T20); its own origin, which is never ours. */
const sandbox = 'allow-scripts allow-same-origin allow-forms'

/** A game at its vendor, in a frame that can do nothing to the page around it (requirements PLAY-03). */
export function GameFrame({ wanted, title, onLeave, onRoom }: GameFrameProps) {
  const t = useText()
  const client = useQueryClient()
  const [opening, setOpening] = useState(1)
  const { data: url, error } = useQuery(launchQuery(wanted, opening))
  const { trial } = wanted
  const again = () => setOpening((before) => before + 1)
  useEffect(() => {
    if (url === undefined || trial) return
    // The game is now first in the recent games.
    void client.invalidateQueries({ queryKey: [own, 'recent'] })
    return () => void refreshBalance(client)
  }, [url, trial, client])
  if (error)
    return (
      <Failure error={error}>
        {isCode(error, 'room_not_found') ? (
          <AnotherRoom game={wanted} title={title} onChoose={onRoom} />
        ) : (
          <Button onClick={again}>{t('action.tryAgain')}</Button>
        )}
      </Failure>
    )
  if (url === undefined)
    return (
      <Centred>
        <Progress label={t('play.opening')} />
        <p aria-hidden="true" className="mt-4 text-muted">
          {t('play.opening')}
        </p>
      </Centred>
    )
  return <Frame url={url} title={title} isTrial={trial} onLeave={onLeave} />
}

function Frame({
  url,
  title,
  isTrial,
  onLeave,
}: {
  url: string
  title: string
  isTrial: boolean
  onLeave: () => void
}) {
  const client = useQueryClient()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const kind = frameMessageIn(event, frame.current?.contentWindow ?? null, url)
      // Messages are hints; the server has the truth.
      if (kind === 'balanceChanged' && !isTrial) void refreshBalance(client)
      if (kind === 'leave') onLeave()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [url, isTrial, onLeave, client])
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      sandbox={sandbox}
      allow="fullscreen; autoplay"
      referrerPolicy="strict-origin"
      className="block size-full min-h-0 grow bg-black"
    />
  )
}

const isCode = (error: unknown, code: RequestErrorCode) => error instanceof RequestError && error.code === code

/** Why the game did not open; the children are the actions. */
function Failure({ error, children }: { error: unknown; children: ReactNode }) {
  const t = useText()
  return (
    <div className="mx-auto grid size-full max-w-2xl grow content-center overflow-y-auto p-4">
      <Notice
        urgent
        icon={alertIcon}
        title={t('play.notOpened')}
        action={
          <>
            {children}
            {isCode(error, 'game_address_invalid') && <ServiceLink />}
          </>
        }
      >
        <p>{errorText(t, error)}</p>
        {error instanceof RequestError && error.requestId && (
          <p className="mt-1 text-sm">{t('shell.reference', { requestId: error.requestId })}</p>
        )}
      </Notice>
    </div>
  )
}

function ServiceLink() {
  const [way] = useCustomerService()
  if (!way) return null
  return (
    <a href={way.href} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
      {way.title}
    </a>
  )
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="flex size-full grow flex-col items-center justify-center p-6 text-center">{children}</div>
}
