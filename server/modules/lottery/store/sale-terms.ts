import './lottery-tables.ts'
import type { OwnPrice } from '@banyan/rules/lottery/own-price.ts'
import { sql } from 'kysely'
import { texts } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import { type CurrentPrice, type MarkedNumber, type PricedPlay, SaleTerms } from '../deciding/sale-terms.ts'

/** Told by every change of prices and numbers when it commits. */
export const termsChannel = 'lottery_terms_changed'

/** Which version of prices and numbers is stored. */
export async function storedTermsVersion(db: Db): Promise<string> {
  const row = await db.selectFrom('lottery_terms').select('version').executeTakeFirst()
  return String(row?.version ?? 0)
}

/** Counts a change and holds the row until it commits: changes of prices and numbers wait for each other. */
export async function raiseTerms(tx: Tx): Promise<void> {
  const { version } = await tx
    .insertInto('lottery_terms')
    .values({ version: 1n })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({ version: sql<bigint>`lottery_terms.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await notify(tx, termsChannel, String(version))
}

/** Prices and numbers that count now. The version is read first: what changes meanwhile is loaded again. */
export async function storedTerms(db: Db): Promise<SaleTerms> {
  const version = await storedTermsVersion(db)
  const prices = await db
    .selectFrom('lottery_prices')
    .distinctOn(['mode', 'game_code', 'play_code'])
    .select(['mode', 'game_code as gameCode', 'play_code as playCode', 'version', 'odds', 'prize_group as prizeGroup'])
    .orderBy('mode')
    .orderBy('game_code')
    .orderBy('play_code')
    .orderBy('version', 'desc')
    .execute()
  const marked = await db
    .selectFrom('lottery_numbers')
    .select(['game_code as gameCode', 'issue', 'play_code as playCode', 'number', 'sale'])
    .execute()
  return new SaleTerms(version, prices.map(currentPrice), marked)
}

interface PriceColumns extends PricedPlay {
  readonly version: number
  readonly odds: Readonly<Record<string, string>> | null
  readonly prizeGroup: number | null
}

const priceIn = ({ odds, prizeGroup }: Pick<PriceColumns, 'odds' | 'prizeGroup'>): OwnPrice | null => odds ?? prizeGroup

function currentPrice({ odds, prizeGroup, ...play }: PriceColumns): CurrentPrice {
  return { ...play, price: priceIn({ odds, prizeGroup }) }
}

/** A version of a price with who made it. */
export interface PriceVersion extends CurrentPrice {
  readonly isBeyondGuard: boolean
  readonly madeBy: string
  readonly reason: string
  readonly madeAt: Date
}

function priceVersions(db: Db) {
  return db
    .selectFrom('lottery_prices')
    .select(['mode', 'game_code as gameCode', 'play_code as playCode', 'version', 'odds', 'prize_group as prizeGroup'])
    .select(['is_beyond_guard as isBeyondGuard', 'made_by as madeBy', 'reason', 'made_at as madeAt'])
}

const priceVersion = ({ odds, prizeGroup, ...row }: PriceColumns & Omit<PriceVersion, 'price'>): PriceVersion => ({
  ...row,
  price: priceIn({ odds, prizeGroup }),
})

/** The newest version of each price of a game that was ever changed. */
export async function newestPrices(db: Db, mode: string, gameCode: string): Promise<PriceVersion[]> {
  const rows = await priceVersions(db)
    .distinctOn('play_code')
    .where('mode', '=', mode)
    .where('game_code', '=', gameCode)
    .orderBy('play_code')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(priceVersion)
}

/** The versions of one price below this one, the newest first. */
export async function versionsOfPrice(
  db: Db,
  { mode, gameCode, playCode }: PricedPlay,
  below: number | undefined,
  atMost: number,
): Promise<PriceVersion[]> {
  let query = priceVersions(db)
    .where('mode', '=', mode)
    .where('game_code', '=', gameCode)
    .where('play_code', '=', playCode)
  if (below !== undefined) query = query.where('version', '<', below)
  const rows = await query.orderBy('version', 'desc').limit(atMost).execute()
  return rows.map(priceVersion)
}

/** Keeps the next version of a price. */
export async function insertPrice(tx: Tx, { price, ...row }: Omit<PriceVersion, 'madeAt'>): Promise<void> {
  await tx
    .insertInto('lottery_prices')
    .values({
      ...{ mode: row.mode, game_code: row.gameCode, play_code: row.playCode, version: row.version },
      odds: typeof price === 'object' && price !== null ? JSON.stringify(price) : null,
      prize_group: typeof price === 'number' ? price : null,
      ...{ is_beyond_guard: row.isBeyondGuard, made_by: row.madeBy, reason: row.reason },
    })
    .execute()
}

/** A marked number with who marked it. */
export interface NumberRow extends MarkedNumber {
  readonly madeBy: string
  readonly reason: string
  readonly madeAt: Date
}

/** Which marked numbers of a game: of every issue and of one, or of all. */
interface NumbersOf {
  readonly gameCode: string
  readonly playCode?: string | undefined
}

/** Marked numbers of a game, by bet type, issue and number. */
export async function markedNumbers(db: Db, { gameCode, playCode }: NumbersOf, atMost: number): Promise<NumberRow[]> {
  let query = db
    .selectFrom('lottery_numbers')
    .select(['game_code as gameCode', 'issue', 'play_code as playCode', 'number', 'sale'])
    .select(['made_by as madeBy', 'reason', 'made_at as madeAt'])
    .where('game_code', '=', gameCode)
  if (playCode !== undefined) query = query.where('play_code', '=', playCode)
  return await query.orderBy('play_code').orderBy('issue').orderBy('number').limit(atMost).execute()
}

interface NumbersNamed {
  readonly gameCode: string
  readonly issue: string
  readonly playCode: string
  readonly numbers: readonly string[]
}

/** Takes marks off numbers. */
export async function deleteNumbers(tx: Tx, { gameCode, issue, playCode, numbers }: NumbersNamed): Promise<void> {
  await tx
    .deleteFrom('lottery_numbers')
    .where('game_code', '=', gameCode)
    .where('issue', '=', issue)
    .where('play_code', '=', playCode)
    .where('number', '=', sql<string>`any (${texts(numbers)}::text[])`)
    .execute()
}

/** Marks numbers; those that are marked otherwise must be taken off before. */
export async function insertNumbers(
  tx: Tx,
  { gameCode, issue, playCode, numbers }: NumbersNamed,
  { sale, madeBy, reason }: Pick<NumberRow, 'sale' | 'madeBy' | 'reason'>,
): Promise<void> {
  await sql`
    insert into lottery_numbers (game_code, issue, play_code, number, sale, made_by, reason)
    select ${gameCode}, ${issue}, ${playCode}, number, ${sale}, ${madeBy}, ${reason}
    from unnest(${texts(numbers)}::text[]) as n (number)
  `.execute(tx)
}

/** Which of these cells have had bets in issues of the game that are not drawn yet. */
export async function cellsWithBets(db: Db | Tx, named: Omit<NumbersNamed, 'issue'>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('lottery_exposure as e')
    .innerJoin('lottery_issues as i', 'i.id', 'e.issue_id')
    .select('e.cell')
    .distinct()
    .where('i.game_code', '=', named.gameCode)
    .where('i.state', 'in', ['made', 'closed'])
    .where('e.play_code', '=', named.playCode)
    .where('e.cell', '=', sql<string>`any (${texts(named.numbers)}::text[])`)
    .execute()
  return new Set(rows.map(({ cell }) => cell))
}

/** Takes away the marks of issues that no longer sell; answers how many. */
export async function deleteNumbersOfClosed(tx: Tx): Promise<number> {
  const { rows } = await sql`
    delete from lottery_numbers n using lottery_issues i
    where i.game_code = n.game_code and i.issue = n.issue and i.close_at <= clock_now() returning n.number
  `.execute(tx)
  return rows.length
}
