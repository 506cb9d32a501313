import type { Tx } from '#/platform/db/handles.ts'
import { fillLots, lockLots } from '../store/turnover-lots.ts'
import { addRows, type CountedBet, keyOf, knownRows } from '../store/valid-bets.ts'
import { LotsAtHand } from './lots-at-hand.ts'

/**
 * Takes what bets count now, in the order in which they ended: writes it into the journal of valid bets, and gives what
 * is new of it to the open lots of their accounts, or takes back what counts no more. The same again changes nothing. A
 * bet is told once at a time: whoever knows the bets of a source tells them one transaction after the other. Answers the
 * accounts with lots that are still open.
 */
export async function countValidBets(tx: Tx, bets: readonly CountedBet[]): Promise<bigint[]> {
  if (bets.length === 0) return []
  const known = await knownRows(tx, bets)
  const told = bets.map((of) => ({ of, rows: known.get(keyOf(of)) ?? [] }))
  const changed = told.filter(({ of, rows }) => of.valid !== rows.reduce((sum, { amount }) => sum + amount, 0n))
  if (changed.length === 0) return []
  const locked = await lockLots(tx, {
    accounts: [...new Set(changed.map(({ of }) => of.accountId))],
    ids: [...new Set(changed.flatMap(({ rows }) => rows.flatMap(({ lotId }) => lotId ?? [])))],
  })
  const lots = new LotsAtHand(locked)
  await addRows(
    tx,
    changed.flatMap(({ of, rows }) => lots.count(of, rows).map((row) => ({ ...row, of }))),
  )
  await fillLots(tx, lots.changed())
  return lots.openAccounts()
}
