import { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { isTrial } from '#/src/session/account-kind.ts'
import { openLogin } from '#/src/session/open-login.ts'
import { session } from '#/src/session/session.ts'
import { playAddress, playLink } from '../play-address.ts'
import { type Asked, type PlayableGame, stopPlaying, useWantedGame } from '../wanted-game.ts'
import { gameOfId } from '../window/game-of-id.ts'
import { GameWindow } from '../window/game-window.tsx'
import { isPhone } from '../window/is-phone.ts'
import { type Room, RoomList } from '../window/room-list.tsx'
import { roomsQuery } from '../window/rooms-query.ts'
import { type NextStep, nextStepOf, nextStepOfVendor } from './next-step.ts'

/** What was asked for, with all that is known of it. */
type Wish = Exclude<Asked, { is: 'id' }>

/** What stands over the page. */
type Shown =
  | { readonly is: 'game'; readonly game: PlayableGame; readonly trial: boolean; readonly room?: string }
  | { readonly is: 'rooms'; readonly game: PlayableGame; readonly rooms: readonly Room[] }
  | { readonly is: 'games'; readonly vassalage: string; readonly gameType: VendorCard['gameType'] }

export interface PlayProps {
  /** The popup with the games of one vendor; lists are another feature's. */
  VendorGames: ComponentType<{ vassalage: string; gameType: VendorCard['gameType']; onClose: () => void }>
  /** The balance beside a game that stands over the page. */
  children: ReactNode
}

/** Carries out the last request: opens a page, a popup or the game. */
export function Play({ VendorGames, children }: PlayProps) {
  const asked = useWantedGame()
  const [shown, setShown] = useState<Shown>()
  const navigate = useNavigate()
  const client = useQueryClient()
  const close = useCallback(() => setShown(undefined), [])
  const open = useCallback(
    (game: PlayableGame, trial: boolean, room?: string) => {
      const chosen = room === undefined ? {} : { room }
      if (!isPhone()) return setShown({ is: 'game', game, trial, ...chosen })
      setShown(undefined)
      void navigate(playLink(game, { ...chosen, ...(trial && { trial }) }))
    },
    [navigate],
  )
  const start = useCallback(
    (wanted: Wish) => {
      const step = stepOf(wanted)
      const trial = wanted.is === 'game' && wanted.trial
      if (step.is === 'login') openLogin({ target: wanted.is === 'game' ? playAddress(wanted.game) : undefined })
      else if (step.is === 'refused') failed.tell(new RequestError(step.code, 'a game was not started'))
      else if (step.is === 'lottery') void navigate({ to: step.to, search: { gameCode: step.gameCode } })
      else if (step.is === 'slots') void navigate({ to: '/rng', search: { vassalage: step.vassalage } })
      else if (step.is === 'games') setShown({ ...step, gameType: typeOf(wanted) })
      else if (step.game.gameType !== 'LIVE' || trial) open(step.game, trial)
      else
        void client.fetchQuery(roomsQuery(step.game)).then(
          (rooms) => (rooms.length > 1 ? setShown({ is: 'rooms', game: step.game, rooms }) : open(step.game, trial)),
          // If the tables fail to load, starting the game shows the reason.
          () => open(step.game, trial),
        )
    },
    [navigate, client, open],
  )
  useEffect(() => {
    if (!asked) return
    // The request is taken; the next tap on the same game is a new one.
    stopPlaying()
    if (asked.is !== 'id') start(asked)
    else
      void client
        .fetchQuery(gameOfId(asked.nodeId))
        .then((game) => start({ is: 'game', game, trial: false }), failed.tell)
  }, [asked, client, start])
  if (!shown) return null
  if (shown.is === 'games') return <VendorGames {...shown} onClose={close} />
  const { game } = shown
  if (shown.is === 'rooms')
    return (
      <RoomList
        title={game.gameName}
        rooms={shown.rooms}
        onChoose={(room) => open(game, false, room)}
        onClose={close}
      />
    )
  const { nodeId, vassalage, gameCode } = game
  const { trial, room } = shown
  return (
    <GameWindow
      key={`${nodeId} ${trial} ${room}`}
      wanted={{ nodeId, vassalage, gameCode, trial, room }}
      title={game.gameName}
      onClose={close}
    >
      {children}
    </GameWindow>
  )
}

function stepOf(asked: Wish): NextStep {
  const now = session()
  const circumstances = {
    session: now.is,
    isTrialAccount: now.is === 'in' && isTrial(now.account),
    now: Date.now(),
  }
  return asked.is === 'vendor'
    ? nextStepOfVendor(asked.vendor, circumstances)
    : nextStepOf(asked.game, asked.trial, circumstances)
}

const typeOf = (asked: Wish) => (asked.is === 'vendor' ? asked.vendor.gameType : asked.game.gameType)
