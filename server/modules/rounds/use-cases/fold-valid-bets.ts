import { validBet } from '@banyan/rules/cashier/valid-bet.ts'
import type { Catalogue } from '#/modules/games/catalogue.ts'
import type { Snapshot } from '#/modules/games/snapshot.ts'
import { type CountedBet, countValidBets } from '#/modules/wagering/turnover.ts'
import { settledUntil } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import {
  endOfStep,
  hasEntriesToFold,
  type SettledBet,
  setFoldedUntil,
  settledRounds,
  settledTables,
  tryFoldedUntil,
} from '../store/settled-bets.ts'
import { type ClearingParts, clearLostTurnover } from './clear-lost-turnover.ts'
import { type RoundsAtRisk, roundsAtRisk } from './rounds-at-risk.ts'

interface Parts extends ClearingParts {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'current'>
  /** Decimal odds × 10⁴; bets of which lower ones are told count nothing. */
  readonly leastOddsE4: () => bigint
}

/** Calls of vendors that a step folds: some 50 ms, which is what others wait for on the embedded engine. */
const callsAtMost = 500

/**
 * Folds what vendors' calls came to into valid bets (requirements WAL-07). It reads the calls from where it stopped to
 * where every transaction is over, so that no bet waits for it. Of each round that a call was about the wallet is told
 * what it counts now: a result that is changed later changes what it counted, and so does a bet on the other side.
 */
export function foldValidBets(parts: Parts): Poll {
  const { database, catalogue } = parts
  return {
    name: 'fold-valid-bets',
    async step() {
      // Most looks find nothing, and open no transaction.
      if (!(await hasEntriesToFold(database.db))) return false
      const snapshot = await catalogue.current()
      const { hasMore, open } = await database.transaction(async (tx) => {
        const latest = await settledUntil(tx)
        const after = await tryFoldedUntil(tx)
        if (after === undefined || (after !== null && after >= latest)) return { hasMore: false, open: [] }
        const { until, hasMore } = await endOfStep(tx, { after, latest, atMost: callsAtMost })
        const risks = await roundsAtRisk(tx, { after, until }, parts.leastOddsE4())
        const rounds = await settledRounds(tx, { after, until }, risks.changed)
        const tables = await settledTables(tx, { after, until })
        const open = await countValidBets(tx, countedBets([...rounds, ...tables], risks, snapshot))
        await setFoldedUntil(tx, until)
        return { hasMore, open }
      })
      await clearLostTurnover(parts, open)
      return hasMore
    },
  }
}

/** Bets in the order in which they ended. */
function countedBets(bets: readonly SettledBet[], risks: RoundsAtRisk, snapshot: Snapshot): CountedBet[] {
  const ended = bets.toSorted((one, other) => one.settledAt.getTime() - other.settledAt.getTime())
  return ended.map((bet) => countedBet(bet, risks, snapshot))
}

function countedBet(bet: SettledBet, risks: RoundsAtRisk, snapshot: Snapshot): CountedBet {
  const { round, vendorCode, bet: name, accountId, asset, gameCode, placedAt, settledAt, staked, paid } = bet
  const product = gameCode === null ? undefined : snapshot.gameByCode(vendorCode, gameCode)?.gameType
  // A round of which every bet was taken back has no stake, and counts nothing.
  const end = staked > 0n ? 'settled' : 'cancelled'
  const ended = { stake: staked, winLoss: paid - staked, end } as const
  const valid =
    round === null
      ? // Money at a table need not have been staked, whatever game its session was started for.
        validBet({ ...ended, product: 'PVP' })
      : validBet({ ...ended, product, atRisk: risks.atRisk(round, staked) })
  return {
    source: `vendor:${vendorCode}`,
    bet: name,
    accountId,
    asset,
    product,
    placedAt,
    settledAt,
    stake: staked,
    valid,
  }
}
