import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import type { StartedGame } from '../play-address.ts'
import { type Room, RoomList } from './room-list.tsx'
import { roomsQuery } from './rooms-query.ts'

interface AnotherRoomProps {
  game: StartedGame
  title: string
  /** Undefined if there is no other table. */
  onChoose: (roomId: string | undefined) => void
}

/** Offers the open tables after the wanted one has closed. */
export function AnotherRoom({ game, title, onChoose }: AnotherRoomProps) {
  const t = useText()
  const client = useQueryClient()
  const [rooms, setRooms] = useState<readonly Room[]>()
  const ask = () =>
    void client
      .fetchQuery(roomsQuery(game))
      .then((found) => (found.length > 0 ? setRooms(found) : onChoose(undefined)), failed.tell)
  return (
    <>
      <Button onClick={ask}>{t('play.chooseRoom')}</Button>
      {rooms && <RoomList title={title} rooms={rooms} onChoose={onChoose} onClose={() => setRooms(undefined)} />}
    </>
  )
}
