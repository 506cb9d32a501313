import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import type { Session } from '#/src/session/session.ts'
import type { PlayableGame } from '../wanted-game.ts'

/** Where the lotteries are played that are ours. */
type LotteryPath = '/vnLottery' | '/seaLottery' | '/lottery'

export type NextStep =
  | { readonly is: 'login' }
  | { readonly is: 'refused'; readonly code: 'in_need_true_account' | 'game_in_maintenance' }
  | { readonly is: 'lottery'; readonly to: LotteryPath; readonly gameCode: string }
  | { readonly is: 'slots'; readonly vassalage: string }
  | { readonly is: 'games'; readonly vassalage: string }
  | { readonly is: 'start'; readonly game: PlayableGame }

interface Circumstances {
  readonly session: Session['is']
  readonly isTrialAccount: boolean
  /** In ms since 1970. */
  readonly now: number
}

const lotteries: Readonly<Record<string, LotteryPath>> = { TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery' }

/** What a tap on a game comes to, in the order of requirements PLAY-02; a free trial needs nobody to be signed in. */
export function nextStepOf(game: PlayableGame, trial: boolean, now: Circumstances): NextStep {
  const { vassalage, gameCode, gameType, isGame, maintenanceUntil } = game
  if (!trial) {
    if (now.session !== 'in') return { is: 'login' }
    if (now.isTrialAccount) return { is: 'refused', code: 'in_need_true_account' }
  }
  if (isAhead(maintenanceUntil, now.now)) return { is: 'refused', code: 'game_in_maintenance' }
  if (trial) return { is: 'start', game }
  const lottery = lotteries[vassalage]
  if (lottery) return { is: 'lottery', to: lottery, gameCode }
  if (gameType === 'LOTT' || gameType === 'ELOTT') return { is: 'lottery', to: '/lottery', gameCode }
  return isGame === 'VASSALAGE' ? { is: 'games', vassalage } : { is: 'start', game }
}

/**
 * The same for a vendor's tile: it starts the vendor (requirements NAV-08), which is the first of its entries, or shows
 * the vendor's games where it has a list of them.
 */
export function nextStepOfVendor(vendor: VendorCard, now: Circumstances): NextStep {
  const { vassalage, gameType, cards, maintenanceUntil } = vendor
  if (gameType === 'RNG') return { is: 'slots', vassalage }
  const entry = cards.find(({ isGame }) => isGame === 'VASSALAGE') ?? cards[0]
  if (entry) return nextStepOf({ ...entry, maintenanceUntil: maintenanceUntil ?? entry.maintenanceUntil }, false, now)
  if (isAhead(maintenanceUntil, now.now)) return { is: 'refused', code: 'game_in_maintenance' }
  return { is: 'games', vassalage }
}

const isAhead = (until: string | null | undefined, now: number) => until != null && Date.parse(until) > now
