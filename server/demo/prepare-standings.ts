import { findAccount } from '#/modules/accounts/accounts.ts'
import { depositedInAll } from '#/modules/cashier/member-facts.ts'
import { reviewedMember, vipMember } from './accounts.ts'
import type { StandingParts } from './standings.ts'

/**
 * Lets two members of the demo do once what players do, so that levels, bonuses and reviews are to be seen; what follows
 * from bets comes a few seconds later, as for everybody.
 */
export async function prepareStandings(parts: StandingParts): Promise<void> {
  const { db } = parts.database
  const [vip, reviewed] = [await findAccount(db, vipMember), await findAccount(db, reviewedMember)]
  if (vip === undefined || reviewed === undefined || (await depositedInAll(db, [vip])).has(vip)) return
  // Nearly every start finds them standing.
  const { playStandings } = await import('./standings.ts')
  await playStandings(parts, { vip, reviewed })
}
