import './lottery-tables.ts'
import type { StakedSelection } from '@banyan/rules/lottery/stakes-at-risk.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'

/** Lines that an account has on a play of an issue. */
export interface StakedPlay {
  readonly accountId: bigint
  readonly playCode: string
  readonly lines: bigint
}

/** What accounts have on each play of an issue, without bets that were taken back. */
export async function stakedPlays(tx: Tx, issueId: bigint, accountIds: readonly bigint[]): Promise<StakedPlay[]> {
  const { rows } = await sql<StakedPlay>`
    select a.id as "accountId", b.play_code as "playCode", sum(b.lines)::bigint as lines
    from unnest(${bigints(accountIds)}::bigint[]) as a (id)
    ${betsOf(issueId)}
    group by a.id, b.play_code
  `.execute(tx)
  return rows
}

/** What an account staked on one selection of a play, in all its bets. */
export interface OwnSelection extends StakedSelection {
  readonly accountId: bigint
  readonly playCode: string
  readonly numbers: readonly bigint[]
}

/** The selections of these plays; with the numbers of bets behind `after`, up to `last`. */
export async function stakedSelections(
  tx: Tx,
  issueId: bigint,
  plays: readonly Pick<StakedPlay, 'accountId' | 'playCode'>[],
  { after, last }: { readonly after: bigint; readonly last: bigint },
): Promise<OwnSelection[]> {
  const { rows } = await sql<OwnSelection>`
    select a.id as "accountId", b.play_code as "playCode", b.selection, b.lines, sum(b.stake)::bigint as stake,
      coalesce(array_agg(b.number) filter (where b.number > ${after} and b.number <= ${last}), '{}') as numbers
    from unnest(
      ${bigints(plays.map(({ accountId }) => accountId))}::bigint[], ${texts(plays.map(({ playCode }) => playCode))}::text[]
    ) as a (id, play_code)
    ${betsOf(issueId)}
    where b.play_code = a.play_code
    group by a.id, b.play_code, b.selection, b.lines
  `.execute(tx)
  return rows
}

/** Bets of the accounts `a`, found by the time in which the issue was on sale: an index has them by player and time. */
const betsOf = (issueId: bigint): RawBuilder<unknown> => sql`
  join lottery_issues i on i.id = ${issueId}
  cross join lateral (
    select * from lottery_bets t
    where t.account_id = a.id and t.placed_at >= i.open_at and t.placed_at <= i.draw_at and t.issue_id = i.id
      and not exists (select from lottery_cancels c where c.bet_number = t.number)
  ) b
`
