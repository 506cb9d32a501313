import { seeded } from '@banyan/contract/vendor-conformance/seeded.ts'
import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { inBook } from '#/ledger/in-book.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { createAccount, profileOf } from '#/modules/accounts/accounts.ts'
import { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { type CrashProvider, crashProvider } from '#/modules/cashier/test-world/crash-provider.ts'
import { keepCrashSettings, keeperCode } from '#/modules/cashier/test-world/crash-settings.ts'
import { MoneySeat } from '#/modules/cashier/test-world/money-seat.ts'
import { plantPayee } from '#/modules/cashier/test-world/withdrawal-world.ts'
import { decideLeg, legsOfWithdrawals, withdrawalNumbered } from '#/modules/cashier/withdrawals.ts'
import { type CrashWorld, crashWorld } from '#/modules/rounds/test-world/wallet-crash-world.ts'
import { walletKey } from '#/modules/rounds/test-world/wallet-servers.ts'
import { WalletSeat } from '#/modules/rounds/test-world/wallet-workload.ts'
import {
  type StandingVendor,
  standingVendor,
  type VendorFault,
} from '#/modules/vendor-wallets/test-world/standing-vendor.ts'
import { askTransferAgain, listedWalletTransfers } from '#/modules/vendor-wallets/vendor-transfers.ts'
import { readConfig } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { openKeys } from '#/platform/keys/open-keys.ts'
import { type JobProcess, jobProcess } from '#/test-world/job-process.ts'
import { keepPlanned } from '#/test-world/keep-planned.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { sharedKeys } from '#/test-world/server-process.ts'
import { signIn } from '#/test-world/sign-in.ts'
import { onPostgres } from '#/test-world/test-database.ts'

/** Of servers, and as many of the processes that run jobs. */
const kills = Number(process.env.MONEY_CRASH_KILLS ?? 1)
/** In each of which every member does one of each thing. */
const rounds = Number(process.env.MONEY_CRASH_ROUNDS ?? 2)
const seed = Number(process.env.WALLET_CRASH_SEED ?? 1)
const players = 6
const funds = 10n ** 12n
const bankSecret = 'a-key-of-the-bank-feed-nobody-else-has'
const keeperSecret = 'a-key-of-the-keeper-nobody-else-has-it'
const work = { polls: ['send-payouts', 'ask-about-payouts', 'ask-vendors'], jobs: ['receive-payouts'] }
const [roundSeconds, turnSeconds] = [300, 900]
/** A withdrawal that is not over after so many turns of the jobs never will be. */
const turnsAtMost = 200

interface Run {
  readonly world: CrashWorld
  readonly provider: CrashProvider
  readonly worker: JobProcess
  readonly seats: readonly MoneySeat[]
  /** Of payouts that were in dispute, what the operator's decision let arrive, in minor units. */
  readonly decided: Map<string, bigint>
  /** Lets servers and jobs die at one of their next steps. */
  readonly dying: { server: number; worker: number }
  readonly random: () => number
}

/** Everybody does what they can, polls and jobs run and the provider tells, all at once. */
async function goOn({ world, provider, worker, seats, decided, random }: Run, act: (seat: MoneySeat) => Promise<void>) {
  let isActing = true
  const acts = Promise.all(seats.map(act)).finally(() => {
    isActing = false
  })
  // Without a pause between its looks it finds many payouts before the servers do, and can be killed at them.
  const working = async () => {
    do await worker.run(work)
    while (isActing)
  }
  await Promise.all([acts, working(), provider.tell(() => world.servers.address())])
  for (const { asked } of seats) {
    const last = asked.at(-1)
    if (last) await decide(world.database, last.number, decided, random)
  }
}

/** An operator ends what is in dispute of a withdrawal, one way or another. */
async function decide(database: Database, number: string, decided: Run['decided'], random: () => number) {
  const row = await withdrawalNumbered(database.db, number)
  for (const { place, state, amount, received, payout_id: payoutId } of row
    ? await legsOfWithdrawals(database.db, [row.id])
    : []) {
    if (state !== 'partial') continue
    const event = (['forced', 'refunded', 'replaced'] as const)[Math.floor(random() * 3)] ?? 'forced'
    await inBook(database, (tx) => decideLeg(tx, event, { number, place, actor: 'mai', note: 'as the bank says' }))
    decided.set(payoutId, event === 'forced' ? amount : received)
  }
}

/** What of each withdrawal is gone from its member: what arrived by the provider's own book, and the fee if anything did. */
async function withdrawnBy({ world: { database }, provider, decided }: Run, { asked }: MoneySeat): Promise<bigint> {
  let sum = 0n
  for (const { number, fee } of asked) {
    const row = await withdrawalNumbered(database.db, number)
    if (!row) throw new Error(`${number} was answered, and it is not there`)
    const legs = await legsOfWithdrawals(database.db, [row.id])
    const arrived = legs.reduce((all, { payout_id: id }) => all + (decided.get(id) ?? provider.paid(id)), 0n)
    sum += arrived + (arrived > 0n ? minorOf(fee) : 0n)
    expect(row.received + row.refunded + row.fee, number).toBe(row.amount)
    expect(row.received, number).toBe(arrived)
  }
  return sum
}

/** Whether transfers to and from the vendor are not over; cases are asked about again, as an operator does. */
async function areOpen(database: Database): Promise<boolean> {
  const open = await listedWalletTransfers(database.db, { state: 'open', atMost: 1_000 })
  for (const { number, state } of open)
    if (state === 'case')
      await inBook(database, (tx) => askTransferAgain(tx, { number, actor: 'mai', note: 'the vendor is back' }))
  return open.length > 0
}

/** A vendor that does what it is told two times in three, and seldom says so when it is asked. */
function faultsOf(random: () => number): StandingVendor['faults'] {
  const ofMoves = ['none', 'none', 'none', 'lost', 'dropped', 'refused', 'pending', 'pendingDone', 'failed'] as const
  const ofAnswers = ['none', 'none', 'lost', 'failed'] as const
  const one = <Fault>(faults: readonly Fault[]) => faults[Math.floor(random() * faults.length)] ?? faults[0]
  const fault = (faults: typeof ofMoves | typeof ofAnswers) => one<VendorFault>(faults) ?? 'none'
  return {
    get deposit() {
      return fault(ofMoves)
    },
    get withdraw() {
      return fault(ofMoves)
    },
    get status() {
      return fault(ofAnswers)
    },
  }
}

const minorOf = (decimal: string) => BigInt(decimal.replace('.', ''))

onPostgres('money of servers that are killed', () => {
  test(`[WAL-04] [WAL-05] [WAL-06] [WAL-07] [WAL-08] G1 deposits, withdrawals, their payouts, transfers and bets: ${kills} + ${kills} kills, seed ${seed}`, {
    timeout: 180_000 + kills * 30_000 + rounds * 10_000,
  }, async ({ annotate }) => {
    const started = performance.now()
    const random = seeded(seed)
    await using provider = await crashProvider(random)
    await using keeper = await standingVendor(keeperSecret)
    keeper.faults = faultsOf(random)
    const variables = {
      VENDOR_KEYS: `${Object.values(walletKey).join(':')},${keeperCode}:k1:${keeperSecret}`,
      VENDOR_URLS: `${keeperCode}=${keeper.url.href}`,
      PAYMENT_KEYS: `BANKFEED:banyan-play:-:${bankSecret},AGGREGATOR:${provider.partner}:-:${provider.secret}`,
      PAYMENT_URLS: `AGGREGATOR=${provider.url.origin}`,
    }
    let parentId = 0n
    const prepare = async (database: Database) => {
      await keepCrashSettings(database)
      const agent = anAccount({ username: 'above-all', type: 1 })
      parentId = await database.transaction((tx) => createAccount(tx, agent))
      return { parentId }
    }
    await using world = await crashWorld({ players, seatsOfEach: 1, funds, variables, prepare })
    const { database, servers, client, history } = world
    const keys = await openKeys(readConfig({ ...sharedKeys, DATABASE_URL: world.databaseUrl }), database)
    const personal = new PersonalSecrets(keys.mobileNumbers)
    const ofWorker = { ...variables, PAYMENT_URLS: `AGGREGATOR=${provider.url.origin}/worker` }
    await using worker = jobProcess(world.databaseUrl, ofWorker)
    const dying = { server: 0, worker: 0 }
    const step = () => {
      if (dying.server > 0 && --dying.server === 0) setImmediate(() => servers.kill())
    }
    // Servers poll too, and so they may die of a payout as well.
    provider.onAsked = (path) => {
      if (!path.startsWith('/worker/')) step()
      else if (dying.worker > 0 && --dying.worker === 0) worker.kill()
    }
    const seats = await Promise.all(
      world.members.map(
        async (accountId, at) =>
          new MoneySeat(
            {
              ...{ bankSecret, random, onRequest: step, logOf: servers.logOf },
              portal: () => servers.portal(),
              vendors: () => servers.address(),
              signIn: (id) => signIn(database, { key: keys.sessionTokens, https: false }, id),
            },
            {
              ...{ accountId, name: `member-${at}`, hasUpline: true },
              payoutAccount: await plantPayee(database, personal, accountId, 0),
            },
          ),
      ),
    )
    const run: Run = { world, provider, worker, seats, decided: new Map(), dying, random }
    const tablesOf = async (round: number) =>
      await Promise.all(
        seats.map(async (_, at) => {
          const who = await world.startAgain(at)
          return new WalletSeat({ client, history, random, headers: () => ({}) }, who, `table-${at}-${round}`)
        }),
      )
    let tables = await tablesOf(0)
    let ahead = 0
    const pass = async (seconds: number) => {
      ahead += seconds
      await database.transaction((tx) => moveClock(tx, ahead))
    }
    const grown = keepPlanned(database)
    for (let round = 0; round < rounds || servers.deaths < kills || worker.deaths < kills; round++) {
      const isDue = (deaths: number) => deaths < kills && round * kills >= rounds * deaths
      if (dying.server === 0 && isDue(servers.deaths)) dying.server = 1 + Math.floor(random() * 30)
      if (dying.worker === 0 && isDue(worker.deaths)) dying.worker = 1 + Math.floor(random() * 4)
      await pass(roundSeconds)
      // A case would keep its member from the vendor until the end.
      if (round % 5 === 4) await areOpen(database)
      // A game that was started long ago takes no more bets.
      if (round % 100 === 99) tables = await tablesOf(round)
      const acts = goOn(run, (seat) => seat.act())
      await Promise.all([acts, ...tables.map((table) => table.playRound())])
      // Some hundred rows a round.
      await grown(round * 200)
    }
    keeper.faults = {}
    for (let turn = 0; seats.some(({ isWaiting }) => isWaiting) || (await areOpen(database)); turn++) {
      if (turn === turnsAtMost) throw new Error('withdrawals or transfers stay open')
      await pass(turnSeconds)
      await goOn(run, (seat) => seat.look())
    }
    const undelivered = database.db.selectFrom('outbox').select('id').where('delivered_at', 'is', null)
    while ((await undelivered.execute()).length > 0) await pass(turnSeconds)
    expect(provider.faults).toEqual([])
    for (const seat of seats) {
      const { accountId, paidIn, sentUp } = seat
      const money = await moneyOf(database.db, accountId, 'VND')
      const profile = await profileOf(database.db, accountId)
      const kept = 100n * (keeper.wallets.get(`${keeperCode} ${profile?.publicId}`) ?? 0n)
      const gone = sentUp + kept + (await withdrawnBy(run, seat))
      const expected = funds + history.balanceChange(accountId) + paidIn - gone
      expect(money.available.balance - expected, `of member ${accountId}`).toBe(0n)
      expect([money.heldMinor, money.owedMinor]).toEqual([0n, 0n])
    }
    const sentUp = seats.reduce((sum, seat) => sum + seat.sentUp, 0n)
    expect((await moneyOf(database.db, parentId, 'VND')).available.balance).toBe(sentUp)
    const { differences, entries } = await verifyBook(database)
    expect(differences).toEqual([])
    expect(await world.deadlocks()).toBe(0n)
    const withdrawals = seats.reduce((sum, { asked }) => sum + asked.length, 0)
    const requests = seats.reduce((sum, seat) => sum + seat.requests, 0)
    const transfers = (await listedWalletTransfers(database.db, { atMost: 100_000 })).length
    // Each member comes to the vendor again and again.
    expect(transfers).toBeGreaterThanOrEqual(Math.floor(rounds / 5))
    const seconds = (performance.now() - started) / 1000
    await annotate(
      `${servers.deaths} + ${worker.deaths} kills, ${requests} requests, ${withdrawals} withdrawals, ` +
        `${provider.payouts.size} payouts, ${transfers} transfers at the vendor, ${history.size} vendors' calls, ${entries} entries, ${seconds.toFixed(1)} s`,
    )
  })
})
