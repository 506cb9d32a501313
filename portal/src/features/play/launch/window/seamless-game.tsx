import { Badge } from '@banyan/ui/badge.tsx'
import { Button, buttonClass, IconButton } from '@banyan/ui/button.tsx'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { playIcon } from '@banyan/ui/icons/play-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect } from 'react'
import type { PlaySearch } from '#/src/features/play/launch/play-search.ts'
import { useText } from '#/src/i18n/text.ts'
import { isTrial } from '#/src/session/account-kind.ts'
import { openLogin } from '#/src/session/open-login.ts'
import { useSession } from '#/src/session/session.ts'
import { gameOf, playAddress, playLink, type StartedGame } from '../play-address.ts'
import { GameFrame } from './game-frame.tsx'
import { gameOfId } from './game-of-id.ts'

interface SeamlessGameProps {
  search: PlaySearch
  /** Beside the way back: the balance. */
  children: ReactNode
}

/** The started game over the whole page; without one the way back (requirements NAV-09). */
export function SeamlessGame({ search, children }: SeamlessGameProps) {
  const t = useText()
  const router = useRouter()
  const navigate = useNavigate()
  const game = gameOf(search)
  const trial = search.trial === true
  // The address has ids only; the vendor's code is shown until the name is loaded.
  const { data: known } = useQuery({ ...gameOfId(game?.nodeId ?? ''), enabled: game !== undefined, retry: false })
  const title = known?.gameName ?? (game ? t('play.gameOf', { vendor: game.vassalage }) : t('play.game'))
  const leave = useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '/', replace: true })
  }, [router, navigate])
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex min-h-13 shrink-0 items-center gap-2 border-b border-line bg-ground ps-1 pe-3">
        <IconButton icon={backIcon} label={t('play.leave')} onClick={leave} />
        <h1 tabIndex={-1} className="min-w-0 font-semibold truncate">
          {title}
        </h1>
        {trial && game && <Badge tone="gold">{t('play.trial')}</Badge>}
        <span className="ms-auto">{!trial && children}</span>
      </header>
      <main id="content" className="flex min-h-0 grow">
        {game ? <Started game={game} title={title} trial={trial} room={search.room} onLeave={leave} /> : <NoGame />}
      </main>
    </div>
  )
}

interface StartedProps {
  game: StartedGame
  title: string
  trial: boolean
  room: string | undefined
  onLeave: () => void
}

/** A visitor signs in first, and is then where the address leads (requirements PLAY-01). */
function Started({ game, title, trial, room, onLeave }: StartedProps) {
  const t = useText()
  const now = useSession()
  const mayPlay = trial || (now.is === 'in' && !isTrial(now.account))
  const needsLogin = !trial && now.is === 'out'
  const target = playAddress(game, { room })
  const navigate = useNavigate()
  useEffect(() => {
    if (needsLogin) openLogin({ target })
  }, [needsLogin, target])
  if (mayPlay)
    return (
      <GameFrame
        wanted={{ ...game, trial, room }}
        title={title}
        onLeave={onLeave}
        onRoom={(chosen) => void navigate({ ...playLink(game, { room: chosen }), replace: true })}
      />
    )
  if (now.is === 'opening') return null
  return (
    <Way
      title={needsLogin ? t('play.signInFirst') : t('play.needsTrueAccount')}
      action={needsLogin && <Button onClick={() => openLogin({ target })}>{t('play.signIn')}</Button>}
    />
  )
}

function NoGame() {
  const t = useText()
  return <Way title={t('play.none')}>{t('play.noneText')}</Way>
}

function Way({ title, action, children }: { title: string; action?: ReactNode; children?: ReactNode }) {
  const t = useText()
  return (
    <div className="mx-auto grid w-full max-w-2xl content-center p-4">
      <Notice
        icon={playIcon}
        title={title}
        action={
          <>
            {action}
            <Link to="/" className={buttonClass(action ? 'quiet' : 'primary')}>
              {t('play.toLobby')}
            </Link>
          </>
        }
      >
        {children}
      </Notice>
    </div>
  )
}
