import { readStored, store } from '@banyan/client/browser-storage.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { useAccount } from '#/src/session/session.ts'

/** Favourite games by user name, as this browser keeps them (requirements SYS-23, LOT-09); nothing of ours trusts it. */
const storageName = 'LOTTFAV'
/** More than there are games: what is beyond was put there by somebody else. */
const favouritesAtMost = 200

type Favourites = Readonly<Record<string, readonly string[]>>

const favourites = new ValueStore<Favourites>(readFavourites(readStored(storageName)))

// What changes in one tab changes in all of them; a name of null says that the whole storage was cleared.
addEventListener('storage', ({ key, newValue }) => {
  if (key === storageName || key === null) favourites.set(readFavourites(newValue))
})

/** Reads what is stored; whatever is not of its shape is left out. */
export function readFavourites(stored: string | null): Favourites {
  try {
    const read: unknown = JSON.parse(stored ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(
      Object.entries(read).map(([name, ids]) => [
        name,
        Array.isArray(ids)
          ? [...new Set(ids.filter((id): id is string => typeof id === 'string' && id.length <= 20))].slice(
              0,
              favouritesAtMost,
            )
          : [],
      ]),
    )
  } catch {
    return {}
  }
}

/** The favourite games of whoever is signed in, the newest first, and what changes them. */
export function useFavouriteLotteries() {
  const all = useValue(favourites)
  const username = useAccount()?.account ?? ''
  const own = all[username] ?? []
  const toggle = (gameCode: string) => {
    const next = own.includes(gameCode) ? own.filter((each) => each !== gameCode) : [gameCode, ...own]
    const changed = { ...favourites.get(), [username]: next.slice(0, favouritesAtMost) }
    favourites.set(changed)
    store(storageName, JSON.stringify(changed))
  }
  return { own, toggle }
}
