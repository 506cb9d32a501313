import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { useWantedGame } from '#/src/features/play/launch/wanted-game.ts'
import { BalancePlace } from './balance-place.tsx'

const Play = lazyPart(async () => (await import('#/src/features/play/launch/fetch-play.ts')).fetchPlay())
const VendorGames = lazyPart(async () =>
  (await import('#/src/features/lobby/game-list/fetch-vendor-games.ts')).fetchVendorGames(),
)

/** Where started games stand, over whatever page they were started from; the code comes with the first one. */
export function PlayPlace() {
  const asked = useWantedGame()
  const [wanted, setWanted] = useState(false)
  if (asked && !wanted) setWanted(true)
  return (
    <Suspense>
      {wanted && (
        <Play VendorGames={VendorGames}>
          <BalancePlace />
        </Play>
      )}
    </Suspense>
  )
}
