import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import type { Db } from '#/platform/db/handles.ts'
import { enrolmentsById } from './store/enrolments.ts'
import { validOfDays as validOf } from './store/facts.ts'
import { promotionsById } from './store/promotions.ts'
import { bonusReference as referenceOf } from './use-cases/pay-reward.ts'

/** What a lot refers to that was made for what a promotion gave; every such reference begins with that of ''. */
export const bonusReference = referenceOf

/** What promotions are called, by the references of lots that were made for what they gave; others are left out. */
export async function promotionNames(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, LocalisedText>> {
  const prefix = referenceOf('')
  const ids = references.flatMap((each) => (each.startsWith(prefix) ? [BigInt(each.slice(prefix.length))] : []))
  const enrolments = await enrolmentsById(db, ids)
  const promotions = await promotionsById(db, [...new Set(enrolments.map((row) => row.promotion_id))])
  return new Map(
    enrolments.flatMap(({ id, promotion_id: of }) => {
      const name = promotions.get(of)?.content.name
      return name ? [[referenceOf(id), name] as const] : []
    }),
  )
}

/** Valid bets of an account in some days, both included, by type of game. */
export const validOfDays = validOf
