import { formatSum, withSign } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

export type Room = ValueOf<Calls['gameRooms']>['list'][number]

interface RoomListProps {
  title: string
  rooms: readonly Room[]
  onChoose: (roomId: string) => void
  onClose: () => void
}

/** The tables of a game, to choose one. */
export function RoomList({ title, rooms, onChoose, onClose }: RoomListProps) {
  const t = useText()
  const { symbol } = usePortalConfig().currency
  return (
    <Dialog flush open onClose={onClose} title={title} subtitle={t('play.chooseRoom')} closeLabel={t('popup.close')}>
      <ul className="divide-y divide-line px-2 py-2 sm:px-5">
        {rooms.map(({ roomId, name, minBet, maxBet, players, isOpen }) => (
          <li key={roomId}>
            <button
              type="button"
              disabled={!isOpen}
              onClick={() => onChoose(roomId)}
              className="flex min-h-16 w-full gap-x-4 gap-y-1 rounded-sm px-3 py-2.5 text-start max-sm:flex-col sm:items-center -outline-offset-3 hover:bg-primary-soft disabled:opacity-50"
            >
              <span className="min-w-0 max-w-full grow">
                <span className="block font-semibold truncate">
                  <bdi>{name}</bdi>
                </span>
                <span className="block text-sm text-muted">
                  {isOpen ? t('play.players', { count: players }) : t('play.roomClosed')}
                </span>
              </span>
              <span className="shrink-0 text-sm">
                <span className="sr-only">{t('play.limits')} </span>
                <bdi dir="ltr" className="font-semibold">
                  {withSign(formatSum(minBet), symbol)} – {withSign(formatSum(maxBet), symbol)}
                </bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
