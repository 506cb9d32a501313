import { randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import type { CatalogueLine } from '@banyan/contract/games/catalogue-lines.ts'
import { type TestBed, testBed } from '#/game-list/test-bed.ts'
import { connect } from '#/sessions/database.ts'
import { vendorKeyId } from './signed-bets.ts'

export const memberCount = 10_000
const vendorCodes = ['BENCH0', 'BENCH1', 'BENCH2', 'BENCH3', 'BENCH4', 'BENCH5', 'BENCH6', 'BENCH7'] as const
export const benchGame = 'bench'
/** In minor units: enough for every bet of a run. */
const funds = 10n ** 12n

/** A member whose game of one vendor is started. */
export interface Player {
  readonly vendorCode: string
  readonly player: string
  readonly session: string
}

/** Our server on PostgreSQL with members who have money and have started a game. */
export interface MoneyBed extends TestBed {
  readonly key: string
  readonly wallet: string
  /** Of every member, at each of the vendors in turn. */
  readonly players: readonly Player[]
  /** Of every member, at one vendor. */
  readonly atOne: readonly Player[]
  /** Gives every member turnover to do, more than any run. */
  openLots(): Promise<void>
  /** Throws where the book is not right. */
  verify(): Promise<void>
}

/** One server unless there are to be more, told `more` besides; bets come to the first one. */
export async function moneyBed(more: Readonly<Record<string, string>> = {}, processes = 1): Promise<MoneyBed> {
  const key = randomBytes(32).toString('base64url')
  const variables = { VENDOR_KEYS: `*:${vendorKeyId}:${key}`, ...more }
  await using resources = new AsyncDisposableStack()
  const bed = resources.use(await testBed(processes, { variables, lines: catalogue }))
  const [players, atOne] = await membersWithMoney(bed.cluster.url)
  const kept = resources.move()
  return {
    ...bed,
    ...{ key, players, atOne, wallet: bed.servers[0]?.vendors ?? '' },
    async openLots() {
      await using database = await connect(bed.cluster.url)
      await database.client.query(
        `insert into turnover_lots (account_id, asset, source, reference, amount, factor, required)
         select id, 'VND', 'deposit', 'bench ' || id, $1::bigint, 1, $1::bigint
         from accounts where username_key like 'money%'`,
        [funds],
      )
    },
    async verify() {
      const { differences } = await bed.operate<{ differences: unknown[] }>(calls.verifyBook)
      if (differences.length > 0) throw new Error(`the book is wrong: ${JSON.stringify(differences).slice(0, 300)}`)
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function catalogue(): readonly CatalogueLine[] {
  return [
    ...vendorCodes.map((code) => ({ kind: 'vendor', code, names: { en: code } }) as const),
    { kind: 'class', gameType: 'RNG', key: 'VIDEO', names: { en: 'Video' } },
    ...vendorCodes.map((vendor, at): CatalogueLine => {
      const named = { vendor, gameCode: benchGame, names: { en: vendor }, gameType: 'RNG', gameClass: 'VIDEO' } as const
      const rest = { isHot: false, hasFreeTrial: true, minBet: '0.00', lineCount: 9, isGame: 'GAME' } as const
      return { kind: 'game', nodeId: String(at + 1), ...named, ...rest }
    }),
  ]
}

/** What registering, funding and launching would leave, for ten thousand members at once. */
async function membersWithMoney(url: string): Promise<[Player[], Player[]]> {
  await using database = await connect(url)
  const { client } = database
  await client.query(
    `with members as (
       insert into accounts (type, username, username_key, nickname)
       select 0, 'money' || n, 'money' || n, 'money' || n from generate_series(1, $1::int) n returning id
     ), source as (
       insert into ledger_accounts (kind, holder, asset) values ('demo_funding', '', 'VND') returning id
     ), own as (
       insert into ledger_accounts (kind, holder, asset, balance, version)
       select 'available', id::text, 'VND', $2::bigint, 1 from members returning id, holder
     )
     insert into ledger_entries (
       source, kind, external_id, fingerprint, actor, legs, asset, debit_id, credit_id, amount, credit_version, credit_balance
     )
     select 'bench', 'funding', own.holder, sha256(own.holder::bytea), 'demo', 1, 'VND', source.id, own.id, $2, 1, $2
     from own, source`,
    [memberCount, funds],
  )
  const { rows } = await client.query<Player & { member: string }>(
    `with begun as (
       insert into game_sessions (launch_hash, account_id, vendor_code, game_code, asset, authenticated_at)
       select sha256((a.id || v)::bytea), a.id, v, $2, 'VND', clock_now()
       from accounts a, unnest($1::text[]) v where a.username_key like 'money%'
       returning account_id, vendor_code, reference
     )
     select account_id as member, vendor_code as "vendorCode", reference as session, public_id as player
     from begun join accounts on accounts.id = account_id`,
    [vendorCodes, benchGame],
  )
  await client.query('analyze')
  const own = ({ vendorCode, session, player }: Player): Player => ({ vendorCode, session, player })
  const turn = (member: string) => vendorCodes[Number(member) % vendorCodes.length]
  return [
    rows.filter(({ vendorCode, member }) => vendorCode === turn(member)).map(own),
    rows.filter(({ vendorCode }) => vendorCode === vendorCodes[0]).map(own),
  ]
}
