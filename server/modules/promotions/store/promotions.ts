import './tables.ts'
import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'
import type { Rule } from '../deciding/rule.ts'
import type { PromotionContent } from './tables.ts'

/** A promotion with the version of it that counts now. */
export type PromotionRow = Selectable<Tables['promotions']> & {
  readonly content: PromotionContent
  readonly rule: Rule
  /** Who made the version. */
  readonly made_by: string
}

const current = (db: Db) =>
  db
    .selectFrom('promotions as p')
    .innerJoin('promotion_versions as v', (join) =>
      join.onRef('v.promotion_id', '=', 'p.id').onRef('v.version', '=', 'p.version'),
    )
    .selectAll('p')
    .select(['v.content', 'v.rule', 'v.made_by'])

/** What runs now, will run, or ended less than so many days ago; drafts are nobody's business. */
export async function shownPromotions(db: Db, endedDays: number): Promise<PromotionRow[]> {
  return await current(db)
    .where('p.state', '<>', 'draft')
    .where(sql<boolean>`coalesce(p.ends_at, 'infinity') > clock_now() - make_interval(days => ${endedDays}::integer)`)
    .where(
      sql<boolean>`coalesce(p.stopped_at, 'infinity') > clock_now() - make_interval(days => ${endedDays}::integer)`,
    )
    .orderBy('p.id')
    .execute()
}

/** What runs now. */
export async function runningPromotions(db: Db): Promise<PromotionRow[]> {
  return await current(db)
    .where('p.state', '=', 'running')
    .where(sql<boolean>`p.starts_at <= clock_now()`)
    .where(sql<boolean>`coalesce(p.ends_at, 'infinity') > clock_now() - interval '2 days'`)
    .orderBy('p.id')
    .execute()
}

/** Which promotions a list shows. */
interface Listed {
  readonly state?: PromotionRow['state'] | undefined
  readonly kind?: string | undefined
  readonly before: bigint | undefined
  readonly atMost: number
}

/** Every promotion, or those of a state or kind, the newest first. */
export async function allPromotions(db: Db, { state, kind, before, atMost }: Listed): Promise<PromotionRow[]> {
  return await current(db)
    .$if(before !== undefined, (query) => query.where('p.id', '<', before ?? 0n))
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? 'draft'))
    .$if(kind !== undefined, (query) => query.where('p.kind', '=', kind ?? ''))
    .orderBy('p.id', 'desc')
    .limit(atMost)
    .execute()
}

/** What other promotions of an exclusive group are called, of those that members see or saw. */
export async function namesInGroup(db: Db, group: string, exceptCode: string): Promise<LocalisedText[]> {
  if (group === '') return []
  const rows = await current(db)
    .where('p.state', '<>', 'draft')
    .where('p.code', '<>', exceptCode)
    .where(sql<boolean>`v.rule -> 'common' ->> 'exclusiveGroup' = ${group}`)
    .orderBy('p.id')
    .limit(namedAtMost)
    .execute()
  return rows.map(({ content }) => content.name)
}

/** More names than a sentence bears. */
const namedAtMost = 10

export async function promotionCoded(db: Db, code: string): Promise<PromotionRow | undefined> {
  return await current(db).where('p.code', '=', code).executeTakeFirst()
}

export async function promotionById(db: Db, id: bigint): Promise<PromotionRow> {
  return await current(db).where('p.id', '=', id).executeTakeFirstOrThrow()
}

/** Promotions by their ids. */
export async function promotionsById(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, PromotionRow>> {
  if (ids.length === 0) return new Map()
  const rows = await current(db).where('p.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks a promotion until the transaction ends: its rule, times and budget stay as they are. */
export async function lockPromotion(tx: Tx, code: string): Promise<PromotionRow | undefined> {
  await tx.selectFrom('promotions').select('id').where('code', '=', code).forUpdate().executeTakeFirst()
  return await promotionCoded(tx, code)
}

/** The rule and the content that a version had. */
export async function versionOf(
  db: Db,
  promotionId: bigint,
  version: number,
): Promise<{ readonly content: PromotionContent; readonly rule: Rule }> {
  return await db
    .selectFrom('promotion_versions')
    .select(['content', 'rule'])
    .where('promotion_id', '=', promotionId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

/** What a promotion is beside its version. */
export interface PromotionFrame {
  readonly startsAt: Date
  readonly endsAt: Date | null
  /** In minor units; null without a limit. */
  readonly budget: bigint | null
  readonly budgetPerDay: bigint | null
}

export interface NewVersion {
  readonly content: PromotionContent
  readonly rule: Rule
  readonly madeBy: string
}

/** Makes a draft; undefined where the code is another's. */
export async function insertPromotion(
  tx: Tx,
  {
    code,
    kind,
    startsAt,
    endsAt,
    budget,
    budgetPerDay,
  }: PromotionFrame & { readonly code: string; readonly kind: string },
): Promise<bigint | undefined> {
  const row = await tx
    .insertInto('promotions')
    .values({ code, kind, starts_at: startsAt, ends_at: endsAt, budget, budget_per_day: budgetPerDay })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function insertVersion(
  tx: Tx,
  promotionId: bigint,
  version: number,
  { content, rule, madeBy }: NewVersion,
): Promise<void> {
  await tx
    .insertInto('promotion_versions')
    .values({
      ...{ promotion_id: promotionId, version, made_by: madeBy },
      ...{ content: JSON.stringify(content), rule: JSON.stringify(rule) },
    })
    .execute()
}

export async function setFrame(
  tx: Tx,
  promotionId: bigint,
  { startsAt, endsAt, budget, budgetPerDay, version }: PromotionFrame & { readonly version: number },
): Promise<void> {
  await tx
    .updateTable('promotions')
    .set({ starts_at: startsAt, ends_at: endsAt, budget, budget_per_day: budgetPerDay, version })
    .where('id', '=', promotionId)
    .execute()
}

export async function setState(tx: Tx, promotionId: bigint, state: 'running' | 'stopped'): Promise<void> {
  const now = sql<Date>`clock_now()`
  await tx
    .updateTable('promotions')
    .set({ state, ...(state === 'running' ? { started_at: now } : { stopped_at: now }) })
    .where('id', '=', promotionId)
    .execute()
}

/** What was given of each promotion in a day. */
export async function spentOnDay(db: Db, day: string): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await db
    .selectFrom('promotion_spent')
    .select(['promotion_id', 'spent'])
    .where('slot', '=', `day:${day}`)
    .execute()
  return new Map(rows.map(({ promotion_id: id, spent }) => [id, spent]))
}

/** Takes from the budget of all time; false where it has not that much. */
export async function takeFromBudget(tx: Tx, promotionId: bigint, amount: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('promotions')
    .set({ spent: sql<bigint>`spent + ${amount}` })
    .where('id', '=', promotionId)
    .where('state', '=', 'running')
    .where(sql<boolean>`(budget is null or spent + ${amount} <= budget)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** What is taken from, and how much it has. */
export interface Bounded {
  readonly slot: string
  readonly moneyAtMost?: bigint | undefined
  readonly timesAtMost?: number | undefined
}

/** Takes from a part with a bound of its own; false where it has not that much. */
export async function takeFrom(
  tx: Tx,
  promotionId: bigint,
  { slot, moneyAtMost, timesAtMost }: Bounded,
  amount: bigint,
): Promise<boolean> {
  if ((moneyAtMost ?? amount) < amount || (timesAtMost ?? 1) < 1) return false
  const { rows } = await sql`
    insert into promotion_spent as s (promotion_id, slot, spent, times) values (${promotionId}, ${slot}, ${amount}, 1)
    on conflict (promotion_id, slot) do update set spent = s.spent + excluded.spent, times = s.times + 1
    where s.spent + excluded.spent <= coalesce(${moneyAtMost ?? null}::bigint, s.spent + excluded.spent)
      and s.times < coalesce(${timesAtMost ?? null}::integer, s.times + 1)
    returning slot
  `.execute(tx)
  return rows.length > 0
}

/** Puts back what was taken and not given: into the whole, and into these parts. */
export async function giveBack(tx: Tx, promotionId: bigint, slots: readonly string[], amount: bigint): Promise<void> {
  await tx
    .updateTable('promotion_spent')
    .set({ spent: sql<bigint>`spent - ${amount}`, times: sql<number>`times - 1` })
    .where('promotion_id', '=', promotionId)
    .where('slot', 'in', slots)
    .execute()
  await tx
    .updateTable('promotions')
    .set({ spent: sql<bigint>`spent - ${amount}` })
    .where('id', '=', promotionId)
    .execute()
}
