import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresFolder } from '#/postgres/postgres-programs.ts'
import { connect } from '#/sessions/database.ts'
import { memberCount } from './money-bed.ts'

const run = promisify(execFile)

/** What PostgreSQL itself does with bets, without any server before it, on tables of the shape that ours have. */
export async function makeReference(url: string): Promise<void> {
  await using database = await connect(url)
  await database.client.query(`
    create table reference_members (
      id bigint primary key, player text not null unique, balance bigint not null check (balance >= 0), version bigint not null
    ) with (fillfactor = 70);
    create table reference_bets (
      key text primary key, round_id text not null, member_id bigint not null, amount bigint not null,
      made_at timestamptz not null default clock_timestamp()
    );
    create table reference_transfers (
      id bigint generated always as identity primary key, key text not null, debit_id bigint not null,
      credit_id bigint not null, amount bigint not null, version bigint not null, balance bigint not null
    );
    insert into reference_members
    select row_number() over (order by id), public_id, 1000000000000, 1 from accounts where username_key like 'money%'`)
  await database.client.query('vacuum analyze reference_members')
}

const oneBet = `\\set member random(1, ${memberCount})
with debit as (
  update reference_members set balance = balance - 1000, version = version + 1
  where id = :member and balance >= 1000 returning id, balance, version
), bet as (
  insert into reference_bets (key, round_id, member_id, amount)
  select gen_random_uuid()::text, gen_random_uuid()::text, id, 1000 from debit returning key, member_id
)
insert into reference_transfers (key, debit_id, credit_id, amount, version, balance)
select key, id, 0, 1000, version, balance from bet join debit on id = member_id;
`

/** Bets of distinct members, as one statement; where two batches meet, each has locked its members in their order. */
const batchOf = (size: number) => `\\set first random(1, ${memberCount - size * 7})
with given as (
  select :first + n * 7 as member, gen_random_uuid()::text as key, gen_random_uuid()::text as round
  from generate_series(1, ${size}) n
), locked as (
  select id from reference_members join given on member = id order by id for update of reference_members
), debit as (
  update reference_members m set balance = balance - 1000, version = version + 1
  from locked where m.id = locked.id and balance >= 1000 returning m.id, balance, version
), bet as (
  insert into reference_bets (key, round_id, member_id, amount)
  select key, round, id, 1000 from debit join given on member = id returning key, member_id
)
insert into reference_transfers (key, debit_id, credit_id, amount, version, balance)
select key, id, 0, 1000, version, balance from bet join debit on id = member_id;
`

/** Bets a second by single statements, `clients` at a time. */
export const singleStatements = (url: string, clients: number, seconds: number) =>
  pgbench(url, oneBet, clients, seconds)

/** Bets a second by statements of several bets each, two statements at a time. */
export const batchStatements = async (url: string, size: number, seconds: number) =>
  size * (await pgbench(url, batchOf(size), 2, seconds))

async function pgbench(url: string, script: string, clients: number, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-pgbench-'))
  try {
    const file = join(folder, 'bets.sql')
    writeFileSync(file, script)
    const program = join(postgresFolder() ?? '', 'pgbench')
    const options = ['-n', '-M', 'prepared', '-c', clients, '-j', 2, '-T', seconds, '-f', file, url].map(String)
    const { stdout } = await run(program, options)
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    if (!(rate > 0) || !/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench said ${stdout}`)
    return rate
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
