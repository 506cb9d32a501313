import { favouritesChanged } from '@banyan/contract/games/favourites-event.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Topic } from '#/platform/realtime/topic.ts'
import { favouritesChannel, favouriteVersions } from '../store/favourite-games.ts'

/** Tells an account's tabs that its favourites have changed; each then asks for the ids (requirements LOB-18, MSG-05). */
export function favouritesTopic(db: Db): Topic {
  return {
    event: favouritesChanged,
    channel: favouritesChannel,
    async current(accounts) {
      const versions = await favouriteVersions(db, accounts)
      return new Map([...versions].map(([id, version]) => [id, { version, value: { version } }]))
    },
  }
}
