/**
 * What `npm run test:deep` tries more of than `npm test`, which takes the small number that stands in each test. Each
 * can be set by itself for one test. DEEP=1 also runs the files `*.deep.test.ts` and the browser's tests with the tag `@deep`.
 */
export const deepSizes: Readonly<Record<string, string>> = {
  DEEP: '1',
  /** Every asker and every way at the door of every call. */
  EVERY_DOOR: '1',
  /** Every page and popup in each language, theme and width. */
  EVERY_SCREEN: '1',
  /** The whole corpus of hostile HTML in the browser. */
  HOSTILE_ALL: '1',
  /** Fuzzed requests to each call inside one process, and to each process. */
  FUZZ_RUNS: '300',
  PROCESS_FUZZ_RUNS: '4000',
  /** Sequences of postings, of rounds' messages, and of a vendor's conformance. */
  LEDGER_RUNS: '500',
  ROUND_RUNS: '500',
  CONFORMANCE_RUNS: '50',
  /** Slips that are placed the short way, beside the long one. */
  PLAIN_SLIP_RUNS: '200',
  /** Worlds of chases that are compared with a plain model. */
  CHASE_RUNS: '60',
  /** Stories of a member whose records are compared with ones kept by hand. */
  RECORD_RUNS: '40',
  /** Stories of bets that count more and less, in lots that are filled and emptied by single units. */
  TURNOVER_RUNS: '5000',
  /** Lives of a member whose bonuses are given up, expire, are cleared or charged back. */
  BONUS_LIVES: '100000',
  /** Days of members whose rewards are reckoned by hand. */
  PROMOTION_MEMBER_DAYS: '10000',
  /** Members over 100 days, and over 200, whose VIP levels a plain model knows. */
  VIP_RUNS: '1000',
  /** Messages of a vendor that sends each several times. */
  STORM_MESSAGES: '10000',
  /** Callbacks of a payment provider, duplicated, out of order and forged. */
  STORM_CALLBACKS: '1000',
  /** Stolen passwords that are tried, and codes by SMS that are asked for in a day. */
  STUFFING_TRIES: '20000',
  SMS_BUDGET_SENDS: '10000',
  /** Kills of the embedded engine; kills of the wallet, at every point of a call and under load. */
  CRASH_KILLS: '50',
  EVERY_CRASH_POINT: '1',
  WALLET_CRASH_KILLS: '50',
  WALLET_CRASH_OPERATIONS: '20000',
  /** Kills of servers, and as many of their jobs, while members deposit, withdraw, transfer and play. */
  MONEY_CRASH_KILLS: '20',
  MONEY_CRASH_ROUNDS: '60',
  /** Kills of PostgreSQL while bets are placed. */
  DATABASE_KILLS: '20',
  /** Kills of the process that pays a draw's winners. */
  LOTTERY_CRASH_KILLS: '10',
  /** Rounds of each slot and deals of baccarat against what is stated. */
  SIMULATED_ROUNDS: '10000000',
}
