import type { takeAskedAhead } from '@banyan/client/asked-ahead.ts'
import { createRequest } from '@banyan/client/request.ts'
import type { callTable } from '@banyan/contract/client.gen.ts'
import { takeFirstAnswer } from './first-answers.ts'

type Table = typeof callTable

/** What the lobby and its lists ask for first. The table comes later than they do; the compiler compares the rows. */
const firstCalls = {
  systemConfig: { path: '/wps/system/config', moduleId: 'SYSTEM' },
  systemBanners: { path: '/wps/system/banners', moduleId: 'SYSTEM', token: 'none' },
  gameMenus: { path: '/lgw/games/game_menus', moduleId: 'GAMES', token: 'none' },
  gameList: { path: '/wps/relay/GCSGAME_gameList', moduleId: 'GAMES' },
  hotGames: { path: '/wps/relay/GCSGAME_hotGamesV2', moduleId: 'GAMES' },
  gameVendors: { path: '/wps/relay/GCSGAME_newGameVendor', moduleId: 'GAMES' },
  winnerBoard: { path: '/wps/relay/ODSFE2_getWinnerBoard', moduleId: 'GAMES', token: 'none' },
  announcements: { path: '/wps/relay/MCSFE_getListAnnouncements', moduleId: 'MESSAGES' },
} as const satisfies Partial<Table>

/** Comes with the session's code, for a visitor is asked nothing. */
let takeAhead: typeof takeAskedAhead | undefined

export function takeAheadBy(take: typeof takeAskedAhead): void {
  takeAhead = take
}

/** Sends a call of the contract, unless the document brought its answer. */
export const request = createRequest<keyof Table>({
  rowOf: (id) => (isFirst(id) ? firstCalls[id] : laterRow(id)),
  keyCall: 'bodyKey',
  firstAnswer: takeFirstAnswer,
  askedAhead: (...asked) => takeAhead?.(...asked),
})

function isFirst(id: keyof Table): id is keyof typeof firstCalls {
  return id in firstCalls
}

async function laterRow<Id extends keyof Table>(id: Id): Promise<Table[Id]> {
  return (await import('@banyan/contract/client.gen.ts')).callTable[id]
}
