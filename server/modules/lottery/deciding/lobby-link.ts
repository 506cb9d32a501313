import type { QueryOf } from '@banyan/contract/call.ts'
import type { areaCalls } from '@banyan/contract/lottery/area-calls.ts'
import { isSoldIn } from '@banyan/rules/lottery/prize-modes.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'

type Asked = QueryOf<(typeof areaCalls)['lottoLobbyLink']>

/**
 * The path of a lottery game, or of its area's lobby, with what its page needs to know (requirements LOT-02, PLAY-02).
 * lottery_game_unknown; a way back to another origin is invalid input.
 */
export function lobbyLink({ lottoArea, prizeMode, gameCode, view, backUrl, language }: Asked, origin: string): string {
  const isSold = gameCode !== undefined && isSoldIn(prizeMode, gameCode)
  if (gameCode === undefined ? view === 'betting' : !isSold) throw new Refusal('lottery_game_unknown')
  // Vietnamese games are on one price list, so the others have nothing in that area.
  if (lottoArea === 'VN' && prizeMode !== 'ELOTT') throw new Refusal('lottery_game_unknown')
  const area = lottoArea === 'VN' ? 'vnLottery' : prizeMode === 'SEA' ? 'seaLottery' : 'lottery'
  const query = new URLSearchParams({
    ...(gameCode !== undefined && view === 'betting' && { gameCode }),
    prizeMode,
    ...(backUrl !== undefined && { backUrl: ownPath(backUrl, origin) }),
    ...(language !== undefined && { language }),
  })
  return `/${area}?${query}`
}

/** The path of an address at this origin, as a browser would read it there. */
function ownPath(address: string, origin: string): string {
  const read = URL.canParse(address, origin) ? new URL(address, origin) : undefined
  // By its origin alone: `//host`, `/\host` and texts with tabs lead elsewhere too.
  if (read?.origin !== origin) throw new InvalidInput([{ path: '/query/backUrl', rule: 'own_origin' }])
  const path = read.pathname + read.search + read.hash
  // Dot segments are gone by now: `/..//host` has become `//host`, which is another origin again.
  if (new URL(path, origin).origin !== origin) throw new InvalidInput([{ path: '/query/backUrl', rule: 'own_origin' }])
  return path
}
