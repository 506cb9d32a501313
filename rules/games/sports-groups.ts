/** Types of games that one list of sports vendors is divided into. */
export type SportsGroup = 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'

/** Vendors of the list that belong to another group than sports (spec section 9). */
const groups: Readonly<Record<Exclude<SportsGroup, 'SPORTS'>, readonly string[]>> = {
  ESPORTS: ['AV', 'IMES', 'IA', 'AI', 'TF'],
  COCKFIGHT: ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'],
}

/** Under which type a vendor of the sports list stands (requirements LOB-13). */
export function sportsGroupOf(vendorCode: string): SportsGroup {
  if (groups.ESPORTS.includes(vendorCode)) return 'ESPORTS'
  return groups.COCKFIGHT.includes(vendorCode) ? 'COCKFIGHT' : 'SPORTS'
}

/** Whether a type of games is one of those that the sports list is divided into. */
export function isSportsGroup(gameType: string): gameType is SportsGroup {
  return gameType === 'SPORTS' || Object.hasOwn(groups, gameType)
}
