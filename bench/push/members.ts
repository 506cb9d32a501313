import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashOf } from '#/sessions/database.ts'
import { now } from './crowd.ts'

/** In minor units. */
const funds = 1_000_000n
/** A notification holds 8 kB: more members than that are named by naming none. */
const namedAtMost = 350

/** Members who are signed in and have money. */
export interface Members {
  readonly sids: readonly string[]
  /** Their accounts, in the same order. */
  readonly ids: readonly string[]
}

/** Writes what registering, funding and signing in would leave, for many members at once. */
export async function signedInMembers(client: pg.Client, count: number): Promise<Members> {
  const sids = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const { rows } = await client.query<{ id: string }>(
    `insert into accounts (type, username, username_key, nickname)
     select 0, 'push' || n, 'push' || n, 'push' || n from generate_series(1, $1::int) n returning id`,
    [count],
  )
  const ids = rows.map(({ id }) => id)
  await client.query(
    `insert into sessions (id_hash, token_hash, account_id, app, client, origin, device, address, idle_seconds, ends_at)
     select hash, sha256(hash), id, 'portal', 'browser', 'password', 'the bench', '127.0.0.1', 40000, now() + interval '12 hours'
     from unnest($1::bytea[], $2::bigint[]) as of_member (hash, id)`,
    [sids.map(hashOf), ids],
  )
  await client.query(
    `with source as (
       insert into ledger_accounts (kind, holder, asset) values ('demo_funding', '', 'VND') returning id
     ), own as (
       insert into ledger_accounts (kind, holder, asset, balance, version)
       select 'available', id::text, 'VND', $2::bigint, 1 from unnest($1::bigint[]) id returning id, holder
     )
     insert into ledger_entries (
       source, kind, external_id, fingerprint, actor, legs, asset, debit_id, credit_id, amount, credit_version, credit_balance
     )
     select 'bench', 'funding', own.holder, sha256(own.holder::bytea), 'demo', 1, 'VND', source.id, own.id, $2, 1, $2
     from own, source`,
    [ids, funds],
  )
  await client.query('analyze')
  return { sids, ids }
}

/** Gives each of these members a little, with an entry in the book each, as one batch of the ledger does. */
export async function moveBalances(client: pg.Client, ids: readonly string[]): Promise<void> {
  await client.query(
    `with own as (
       update ledger_accounts set balance = balance + 1, version = version + 1
       where kind = 'available' and asset = 'VND' and holder = any ($1::text[]) returning id, holder, balance, version
     ), moved as (
       insert into ledger_entries (
         source, kind, external_id, fingerprint, actor, legs, asset, debit_id, credit_id, amount, credit_version, credit_balance
       )
       select 'bench', 'move', holder || '-' || version, sha256(holder::bytea), 'demo', 1, 'VND', source.id, own.id, 1,
         version, balance
       from own, (select id from ledger_accounts where kind = 'demo_funding') source
     )
     select pg_notify('balances_changed', $2)`,
    [ids, ids.length > namedAtMost ? '' : ids.join(',')],
  )
}

/**
 * Moves one member's balance `times` times, each in a commit of its own that is not waited for. The book is not asked:
 * what is measured is how the news are told.
 */
export async function moveOften(client: pg.Client, id: string, times: number): Promise<void> {
  await client.query(`do $$
    begin
      for count in 1..${times} loop
        set local synchronous_commit = off;
        update ledger_accounts set version = version + 1
        where kind = 'available' and asset = 'VND' and holder = '${id}';
        perform pg_notify('balances_changed', '${id}');
        commit;
      end loop;
    end
  $$`)
}

/** The version of each member's balance, in the order of these ids. */
export async function balanceVersions(client: pg.Client, ids: readonly string[]): Promise<number[]> {
  const { rows } = await client.query<{ version: string }>(
    `select version from unnest($1::text[]) with ordinality as asked (holder, place)
     join ledger_accounts using (holder) where kind = 'available' and asset = 'VND' order by place`,
    [ids],
  )
  return rows.map(({ version }) => Number(version))
}

/** Changes the winner board as a new win does; answers its version, and when that was committed. */
export async function changeBoard(client: pg.Client): Promise<{ version: number; beganAt: number }> {
  const { rows } = await client.query<{ version: string }>(
    `with changed as (
       insert into winner_board_state as s (only_row, version) values (true, 1)
       on conflict (only_row) do update set version = s.version + 1 returning version
     )
     select version, pg_notify('winners_changed', version::text) from changed`,
  )
  return { version: Number(rows[0]?.version), beganAt: now() }
}
