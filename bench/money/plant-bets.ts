import { connect } from '#/sessions/database.ts'
import { benchGame, memberCount } from './money-bed.ts'

/** Bets that one statement plants, so that a stop comes soon and no transaction grows without end. */
const plantedAtOnce = 500_000
const days = 90

/**
 * Plants bets of the members as the server would have left them over three months: each an entry with a round, under ids
 * in no order, as many vendors make them. The book is right afterwards, and nothing of it is left to be folded or proved.
 */
export async function plantBets(url: string, count: number, signal: AbortSignal): Promise<void> {
  await using database = await connect(url)
  const { client } = database
  // Past the guards, which would look at each statement's rows once more.
  await client.query(`
    set session_replication_role = replica;
    set maintenance_work_mem = '1GB';
    set work_mem = '512MB';
    -- Rows come many times faster without their indexes, which are built at the end; \`reindex\` makes them valid again.
    update pg_index set indisready = false, indisvalid = false
    where indrelid in ('ledger_entries'::regclass, 'game_rounds'::regclass);
    create temporary table planted_members as
    select row_number() over (order by id) - 1 as place, id, holder::bigint as member, balance, version
    from ledger_accounts where kind = 'available' and asset = 'VND';
    create unique index on planted_members (place);
    insert into ledger_accounts (kind, holder, asset)
    select 'vendor', 'BENCH' || n, 'VND' from generate_series(0, 7) n on conflict do nothing;
    create temporary table planted_vendors as
    select substr(holder, 6)::int as place, id, holder as code from ledger_accounts where kind = 'vendor'`)
  const { rows } = await client.query<{ members: string }>('select count(*) as members from planted_members')
  if (Number(rows[0]?.members) !== memberCount) throw new Error('the members have other accounts than one each')
  for (let from = 0; from < count; from += plantedAtOnce) {
    signal.throwIfAborted()
    await client.query(
      `with bets as (
         select n, m.id, m.member, v.id as vendor_id, v.code, md5('bet ' || n) as transaction_id, md5('round ' || n) as round_id,
           m.version + 1 + n / ${memberCount} as version, m.balance - 1000 * (1 + n / ${memberCount}) as balance,
           now() - make_interval(days => ${days}) * (($3::bigint - n) / $3::float8) as made_at
         from generate_series($1::bigint, $2::bigint - 1) n
         join planted_members m on m.place = n % ${memberCount}
         join planted_vendors v on v.place = n % 8
       ), rounds as (
         insert into game_rounds (number, vendor_code, round_id, account_id, asset, game_code, opened_at)
         select n + 1, code, round_id, member, 'VND', '${benchGame}', made_at from bets order by n
       )
       insert into ledger_entries (
         source, kind, external_id, fingerprint, actor, subject_id, subject_version, subject_balance, about,
         legs, asset, debit_id, credit_id, amount, debit_version, debit_balance, made_at
       )
       select 'vendor:' || code, 'bet', transaction_id, sha256(transaction_id::bytea), 'vendor:' || code, id, version,
         balance, n + 1, 1, 'VND', id, vendor_id, 1000, version, balance, made_at
       from bets order by n`,
      [from, Math.min(count, from + plantedAtOnce), count],
    )
  }
  await client.query(
    `update ledger_accounts a set version = a.version + moved.bets, balance = a.balance - 1000 * moved.bets
     from (
       select id, (${count} - place + ${memberCount} - 1) / ${memberCount} as bets from planted_members where place < ${count}
     ) moved where a.id = moved.id`,
  )
  await client.query(`
    select setval('game_rounds_number_seq', (select max(number) from game_rounds));
    -- The server proves the book every night, and does what it missed as soon as it starts.
    insert into job_runs (job, slot, item) values ('prove-book', now(), '') on conflict do nothing;
    insert into settled_bets_state (folded_until) values (now()) on conflict (only_row) do update set folded_until = now();
    insert into vendor_hours_state (folded_until) values (now()) on conflict (only_row) do update set folded_until = now();
    insert into record_state (folded_until) values (now()) on conflict (only_row) do update set folded_until = now()`)
  for (const table of ['ledger_entries', 'game_rounds']) await client.query(`reindex table ${table}`)
  await client.query('vacuum analyze')
}
