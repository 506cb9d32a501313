import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'

export interface VendorRecord {
  readonly code: string
  readonly rank: number
  readonly display_names: Readonly<Record<string, string>>
  readonly icon_url: string
  readonly maintenance_until: Date | null
}

export interface ClassRecord {
  readonly game_type: string
  readonly key: string
  readonly rank: number
  readonly names: Readonly<Record<string, string>>
}

export interface GameRecord {
  /** bigint as text: JSON has no such number. */
  readonly node_id: string
  readonly vendor_code: string
  readonly game_code: string
  readonly game_type: string
  readonly class: string
  readonly names: Readonly<Record<string, string>>
  readonly rank: number
  readonly is_hot: boolean
  readonly has_free_trial: boolean
  /** bigint as text. */
  readonly min_bet_minor: string
  readonly line_count: number
  readonly is_vendor_lobby: boolean
  readonly art: string
  readonly icon_url: string | null
  readonly maintenance_until: Date | null
  readonly is_offered: true
}

/** Changes of games by a replacement; `moved` games changed their place alone. */
export interface GameChanges {
  readonly added: number
  readonly changed: number
  readonly moved: number
  readonly withdrawn: number
}

/** Games per statement: about 3 MB. */
const gamesOfStatement = 5_000

/** Locks the catalogue's version, so that replacements wait for each other. */
export async function lockVersion(tx: Tx): Promise<bigint> {
  await sql`insert into catalogue_state (version) values (0) on conflict do nothing`.execute(tx)
  const { version } = await tx.selectFrom('catalogue_state').select('version').forUpdate().executeTakeFirstOrThrow()
  return version
}

/** Counts a change of the catalogue, under the lock; every process replaces its snapshot when it commits. */
export async function raiseVersion(tx: Tx, before: bigint): Promise<bigint> {
  const version = before + 1n
  await tx.updateTable('catalogue_state').set({ version }).execute()
  await notify(tx, 'catalogue_changed', version.toString())
  return version
}

/** What an import leaves to a game that was ever in the catalogue. */
export interface StandingGame {
  readonly art: string
  readonly maintenanceUntil: Date | null
}

/** What stands of every game that was ever in the catalogue, by node id. */
export async function standingGames(tx: Tx): Promise<Map<string, StandingGame>> {
  const rows = await tx
    .selectFrom('games')
    .select(['node_id as nodeId', 'art', 'maintenance_until as maintenanceUntil'])
    .execute()
  return new Map(rows.map(({ nodeId, ...game }) => [nodeId.toString(), game]))
}

/** Ends of the vendors' maintenance by code, of those withdrawn too. */
export async function vendorMaintenance(tx: Tx): Promise<Map<string, Date | null>> {
  const rows = await tx.selectFrom('game_vendors').select(['code', 'maintenance_until as until']).execute()
  return new Map(rows.map(({ code, until }) => [code, until]))
}

/** Replaces the offered vendors; answers the number of rows changed. */
export async function replaceVendors(tx: Tx, vendors: readonly VendorRecord[]): Promise<number> {
  const json = JSON.stringify(vendors.map((vendor) => ({ ...vendor, is_offered: true })))
  return await countOf(
    tx,
    sql`
      with given as (select * from jsonb_populate_recordset(null::game_vendors, ${json}::jsonb)),
      written as (
        insert into game_vendors select * from given
        on conflict (code) do update set
          rank = excluded.rank, display_names = excluded.display_names, icon_url = excluded.icon_url,
          maintenance_until = excluded.maintenance_until, is_offered = true
        where game_vendors.* is distinct from excluded.*
        returning 1
      ),
      withdrawn as (
        update game_vendors set is_offered = false
        where is_offered and not exists (select from given where given.code = game_vendors.code)
        returning 1
      )
      select (select count(*) from written) + (select count(*) from withdrawn) as count
    `,
  )
}

/** Makes these the classifications; answers how many rows that changed. */
export async function replaceClasses(tx: Tx, classes: readonly ClassRecord[]): Promise<number> {
  return await countOf(
    tx,
    sql`
      with given as (select * from jsonb_populate_recordset(null::game_classes, ${JSON.stringify(classes)}::jsonb)),
      written as (
        insert into game_classes select * from given
        on conflict (game_type, key) do update set rank = excluded.rank, names = excluded.names
        where game_classes.* is distinct from excluded.*
        returning 1
      ),
      gone as (
        delete from game_classes
        where not exists (
          select from given where (given.game_type, given.key) = (game_classes.game_type, game_classes.key)
        )
        returning 1
      )
      select (select count(*) from written) + (select count(*) from gone) as count
    `,
  )
}

const contentOf = (row: string) =>
  sql.raw(
    `(${row}.vendor_code, ${row}.game_code, ${row}.game_type, ${row}.class, ${row}.names, ${row}.is_hot,
      ${row}.has_free_trial, ${row}.min_bet_minor, ${row}.line_count, ${row}.is_vendor_lobby, ${row}.icon_url,
      ${row}.maintenance_until)`,
  )

/** Makes these the games that are offered, in a fixed number of statements for each five thousand. */
export async function replaceGames(tx: Tx, games: readonly GameRecord[]): Promise<GameChanges> {
  await sql`create temp table given_games (like games, primary key (node_id)) on commit drop`.execute(tx)
  for (let at = 0; at < games.length; at += gamesOfStatement) {
    const json = JSON.stringify(games.slice(at, at + gamesOfStatement))
    await sql`
      insert into given_games select * from jsonb_populate_recordset(null::given_games, ${json}::jsonb)
    `.execute(tx)
  }
  await sql`analyze given_games`.execute(tx)
  const changes = await changesByGiven(tx)
  const withdrawn = await withdraw(tx)
  await sql`
    insert into games select * from given_games
    on conflict (node_id) do update set
      vendor_code = excluded.vendor_code, game_code = excluded.game_code, game_type = excluded.game_type,
      class = excluded.class, names = excluded.names, rank = excluded.rank, is_hot = excluded.is_hot,
      has_free_trial = excluded.has_free_trial, min_bet_minor = excluded.min_bet_minor,
      line_count = excluded.line_count, is_vendor_lobby = excluded.is_vendor_lobby, art = excluded.art,
      icon_url = excluded.icon_url, maintenance_until = excluded.maintenance_until, is_offered = true
    where games.* is distinct from excluded.*
  `.execute(tx)
  await sql`drop table given_games`.execute(tx)
  return { ...changes, withdrawn }
}

async function changesByGiven(tx: Tx): Promise<Omit<GameChanges, 'withdrawn'>> {
  const { rows } = await sql<{ added: number; changed: number; moved: number }>`
    select
      count(*) filter (where old.is_offered is not true)::integer as added,
      count(*) filter (where old.is_offered and ${contentOf('old')} is distinct from ${contentOf('new')})::integer
        as changed,
      count(*) filter (where old.is_offered and old.rank <> new.rank)::integer as moved
    from given_games new left join games old using (node_id)
  `.execute(tx)
  return rows[0] ?? { added: 0, changed: 0, moved: 0 }
}

/** Withdraws games that are not given; those that change their code give it up first, as two may swap theirs. */
async function withdraw(tx: Tx): Promise<number> {
  const withdrawn = await countOf(
    tx,
    sql`
      with withdrawn as (
        update games set is_offered = false
        where is_offered and not exists (select from given_games given where given.node_id = games.node_id)
        returning 1
      )
      select count(*) as count from withdrawn
    `,
  )
  await sql`
    update games set is_offered = false
    from given_games given
    where given.node_id = games.node_id
      and (given.vendor_code, given.game_code) <> (games.vendor_code, games.game_code)
  `.execute(tx)
  return withdrawn
}

async function countOf(tx: Tx, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.execute(tx)
  return Number((rows[0] as { count: bigint }).count)
}
