import { winnersChanged } from '@banyan/contract/games/winners-event.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { SharedTopic } from '#/platform/realtime/topic.ts'
import { boardVersion, winnersChannel } from '../store/winners.ts'

/** Tells every signed-in tab that the winner board has changed; it then asks for the board (requirements LOB-03). */
export function winnersTopic(db: Db): SharedTopic {
  return {
    event: winnersChanged,
    channel: winnersChannel,
    async everybodys() {
      const version = await boardVersion(db)
      return version === 0 ? undefined : { version, value: { version } }
    },
  }
}
