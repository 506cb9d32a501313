import type { AnswerSource } from '#/platform/http/bind.ts'
import type { Catalogue } from './catalogue.ts'
import type { Snapshot } from './snapshot.ts'
import type { FollowedWinners, Winners } from './winners.ts'

/** What the winner board is made from: one version of the catalogue and one of the wins. */
export interface Board {
  readonly snapshot: Snapshot
  readonly winners: Winners
}

/** The board as it stands, the same object as long as neither part is replaced. */
export function boardSource(catalogue: Catalogue, followed: FollowedWinners): AnswerSource<Board> {
  let last: Board | undefined
  const board = (snapshot: Snapshot, winners: Winners): Board => {
    if (last?.snapshot !== snapshot || last.winners !== winners) last = { snapshot, winners }
    return last
  }
  return {
    get settled() {
      const [snapshot, winners] = [catalogue.settled, followed.settled]
      return snapshot && winners && board(snapshot, winners)
    },
    current: async () => board(await catalogue.current(), await followed.current()),
  }
}
