import { setTimeout as wait } from 'node:timers/promises'
import { winsOfCanonical } from '@banyan/rules/lottery/settle-canonical.ts'
import { moneyBed } from '#/money/money-bed.ts'
import { makeReference } from '#/money/reference.ts'
import { type Child, startChild } from '#/servers/child.ts'
import { connect } from '#/sessions/database.ts'
import { type PlantedIssue, plantIssue, plantPool, result } from './plant-bets.ts'

const milliseconds = 1_000
const lookAgainMs = 10
const program = { script: 'server/modules/lottery/test-world/settle-all.ts', variables: {} }

/** Open bets of a drawn issue, and the ways to settle them that are compared. */
export interface SettlementBed extends AsyncDisposable {
  /** Bets a second, from the draw until every winner is paid; throws where one is paid wrongly. */
  settle(): Promise<number>
  /** Seconds of the same where the process is killed so often on its way, and another one goes on. */
  settleKilled(times: number): Promise<number>
  /** Rows a second of one statement that writes a state and a payout into each bet. */
  plainUpdate(): Promise<number>
  /** Bets a second, each read, decided and paid in a transaction of its own. */
  rowByRow(count: number): Promise<number>
}

export async function settlementBed(bets: number): Promise<SettlementBed> {
  await using resources = new AsyncDisposableStack()
  const bed = resources.use(await moneyBed())
  // Nothing but what is measured works on the database.
  await bed.servers[0]?.kill()
  const { url } = bed.cluster
  const database = resources.use(await connect(url))
  const { client } = database
  await makeReference(url)
  await plantPool(database)
  await client.query(`
    create table plain_bets (like lottery_bets including all);
    alter table plain_bets add state text, add payout bigint;
    create table plain_transfers (bet_number bigint primary key, member_id bigint not null, amount bigint not null)`)
  let process = await settler(url)
  resources.defer(() => process[Symbol.asyncDispose]())
  let issues = 0
  const freshIssue = () => plantIssue(database, `20261120-${String(++issues).padStart(4, '0')}`, bets)
  const reference = await freshIssue()
  await process.tell({})
  await client.query(`insert into plain_bets select * from lottery_bets where issue_id = $1`, [reference.id])
  await client.query('vacuum analyze plain_bets')

  const kept = resources.move()
  return {
    async settle() {
      const issue = await freshIssue()
      const begun = performance.now()
      await process.tell({})
      const seconds = (performance.now() - begun) / milliseconds
      await prove(database, issue)
      return bets / seconds
    },
    async settleKilled(times) {
      const issue = await freshIssue()
      // Processes wait for the death of one before them, as they do side by side.
      const others = await Promise.all(Array.from({ length: times }, () => settler(url)))
      const begun = performance.now()
      let settling = process.tell({})
      for (const [kill, other] of others.entries()) {
        await reached(database, issue, (bets * (kill + 1)) / (times + 1))
        settling.catch(() => {})
        await process.kill()
        process = other
        settling = process.tell({})
      }
      await settling
      const seconds = (performance.now() - begun) / milliseconds
      await prove(database, issue)
      return seconds
    },
    async plainUpdate() {
      const begun = performance.now()
      await client.query(`update plain_bets set state = 'LOST', payout = 0`)
      const seconds = (performance.now() - begun) / milliseconds
      await client.query('vacuum plain_bets')
      return bets / seconds
    },
    async rowByRow(count) {
      const { rows } = await client.query<{ number: string }>(
        'select number from plain_bets order by number limit $1 offset $2',
        [count, Math.floor(Math.random() * (bets - count))],
      )
      const begun = performance.now()
      for (const { number } of rows) await settleRow(database, number)
      return (count * milliseconds) / (performance.now() - begun)
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

type Database = Awaited<ReturnType<typeof connect>>

async function settler(url: string): Promise<Child> {
  const child = await startChild(program)
  await child.tell({ url })
  return child
}

/** Waits until so many bets of the issue are settled. */
async function reached({ client }: Database, { id }: PlantedIssue, bets: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ bets: number }>('select bets from lottery_settlements where issue_id = $1', [
      id,
    ])
    if ((rows[0]?.bets ?? 0) >= bets) return
    // Without a pause the looks would take a core from what they look at.
    await wait(lookAgainMs)
  }
}

/** What was paid is what the bets win, once each, in the book as well. */
async function prove({ client }: Database, { id, winners, paid }: PlantedIssue): Promise<void> {
  const { rows } = await client.query<{ winners: string; paid: string; booked: string; isSettled: boolean }>(
    `select count(*) as winners, sum(w.payout) as paid,
       (select sum(e.amount) from ledger_entries e join lottery_bets b on b.number = e.about
        where e.source = 'lottery' and e.kind = 'win' and b.issue_id = $1) as booked,
       (select state = 'settled' from lottery_issues where id = $1) as "isSettled"
     from lottery_wins w where w.issue_id = $1`,
    [id],
  )
  const [told] = rows
  const isRight =
    told?.isSettled && Number(told.winners) === winners && BigInt(told.paid) === paid && BigInt(told.booked) === paid
  if (!isRight) throw new Error(`the settlement is wrong: ${JSON.stringify(told)} in place of ${winners} and ${paid}`)
}

async function settleRow({ client }: Database, number: string): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{
    play: string
    selection: string
    odds: Record<string, string>
    member: string
  }>('select play_code as play, selection, odds, account_id as member from plain_bets where number = $1 for update', [
    number,
  ])
  const [bet] = rows
  if (!bet) throw new Error('a bet is gone')
  const { tiers } = winsOfCanonical(bet.play, bet.selection, result)
  const payout = tiers.reduce(
    (sum, { tier, count }) => sum + (BigInt(count) * 200n * BigInt(bet.odds[tier] ?? 0)) / 10_000n,
    0n,
  )
  await client.query('update plain_bets set state = $2, payout = $3 where number = $1', [
    number,
    payout > 0n ? 'WON' : 'LOST',
    payout,
  ])
  if (payout > 0n) {
    await client.query('update reference_members set balance = balance + $2, version = version + 1 where id = $1', [
      Number(bet.member) % 10_000,
      payout,
    ])
    await client.query('insert into plain_transfers values ($1, $2, $3) on conflict do nothing', [
      number,
      bet.member,
      payout,
    ])
  }
  await client.query('commit')
}
