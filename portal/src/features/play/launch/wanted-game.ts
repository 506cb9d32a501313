import type { Game } from '@banyan/contract/games/game.ts'
import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

/** What the caller knows of a game; a winner's row has less than a tile. */
export type PlayableGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameCode' | 'gameName' | 'gameType'> &
  Partial<Pick<Game, 'isGame' | 'maintenanceUntil'>>

/** The last pressed tile or banner. */
export type Asked =
  | { readonly is: 'game'; readonly game: PlayableGame; readonly trial: boolean }
  | { readonly is: 'vendor'; readonly vendor: VendorCard }
  | { readonly is: 'id'; readonly nodeId: string }

const asked = new ValueStore<Asked | undefined>(undefined)

/** Starts a game, or does what comes before it (requirements PLAY-02). */
export function playGame(game: PlayableGame, trial = false): void {
  asked.set({ is: 'game', game, trial })
}

/** Starts the game of a banner, which knows its id alone. */
export function playGameOfId(nodeId: string): void {
  asked.set({ is: 'id', nodeId })
}

/** Starts what a vendor's tile stands for. */
export function playVendor(vendor: VendorCard): void {
  asked.set({ is: 'vendor', vendor })
}

/** Clears the request. */
export function stopPlaying(): void {
  asked.set(undefined)
}

export function useWantedGame(): Asked | undefined {
  return useValue(asked)
}
