import type { QueryClient } from '@tanstack/react-query'
import { forgetHotGames } from './hot-games-query.ts'

/** Every answer about the catalogue says its version: a newer one ends what is kept for the session (requirements LOB-14). */
export function noteVersion(client: QueryClient, version: number): void {
  forgetHotGames(client, (kept) => kept.version < version)
}
