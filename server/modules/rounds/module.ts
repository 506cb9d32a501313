import { winnerBoard } from '@banyan/contract/games/winner-board.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Hooks } from '#/hooks.ts'
import { leastOddsE4Of } from '#/modules/cashier/sections.ts'
import type { Catalogue } from '#/modules/games/catalogue.ts'
import { isHome } from '#/modules/system/home-paths.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { AskVendors } from '#/modules/vendor-wallets/vendor-transfers.ts'
import { withinTime } from '#/platform/concurrency/waits.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type Languages, languageFor } from '#/platform/http/languages.ts'
import type { RateLimits } from '#/platform/http/rate-limits.ts'
import type { Module } from '#/platform/module.ts'
import { type FirstScreen, firstCall } from '#/platform/pages/first-answers.ts'
import type { Gauge } from '#/platform/process/metrics.ts'
import type { Tally } from '#/platform/process/tally.ts'
import { launchingBindings } from './calls/launching.ts'
import { winnerBoardCall } from './calls/winner-board.ts'
import type { StoppedGifts } from './deciding/money-call.ts'
import { clearLostTurnoverEverywhere } from './jobs/clear-lost-turnover.ts'
import { foldPlay } from './jobs/fold-play.ts'
import { pruneHeldGifts, pruneLaunches, pruneWinners } from './jobs/prune.ts'
import { Launcher } from './launching/launcher.ts'
import { VendorParties } from './launching/vendor-parties.ts'
import { testLaunchCall } from './operator-calls/test-launch.ts'
import { vendorGiftBindings } from './operator-calls/vendor-gifts.ts'
import { giftCapsOf } from './sections.ts'
import { countStoppedGifts, countWaitingGifts } from './store/gift-desk.ts'
import { foldingLagSeconds } from './store/settled-bets.ts'
import { foldValidBets } from './use-cases/fold-valid-bets.ts'
import { quickAnswers } from './vendor-protocol/quick-answers.ts'
import { serveWallet } from './vendor-protocol/serve-wallet.ts'
import { vendorSources } from './vendor-protocol/vendor-sources.ts'
import { WalletCalls } from './vendor-protocol/wallet-calls.ts'
import { boardSource } from './winner-board/board.ts'
import { FollowedWinners } from './winner-board/followed-winners.ts'
import { putLotteryWinOnBoard, putOnBoard, winnersTopic } from './winner-board/tell-winners.ts'

interface RoundsParts {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly languages: Languages
  readonly settings: MerchantSettings
  readonly config: Pick<Config, 'vendorKeys' | 'vendorUrls' | 'vendorSources' | 'publicUrl' | 'hosts' | 'testMembers'>
  readonly logger: FastifyBaseLogger
  readonly tally: Tally
  readonly limits: RateLimits
  readonly now: () => Date
  /** Moves what a member wants to have at the vendor whose game is started; it never throws. */
  readonly takeMoneyAlong: (accountId: bigint, vendorCode: string) => Promise<void>
  /** Asks vendors that keep a member's money what is there, unless they reported just now. */
  readonly askVendors: AskVendors
  readonly hooks: Pick<Hooks, 'memberMoney'>
  /** Milliseconds until a vendor is told to send its call again; `usualAnswerMs` unless a test says otherwise. */
  readonly answerWithinMs?: number | undefined
}

/** Vendors wait for at least 4 s. Half a second is left for the network (domain section c.3, rule 22). */
const usualAnswerMs = 3_500
const winnersOfLobby = 20
const { exponent } = merchantCurrency

/** Wires the module: launching, the vendors' port, and the wins in memory, which disposing lets go. */
export function roundsModule(parts: RoundsParts): Module {
  const { database, catalogue, settings, config, now } = parts
  const boardRange = () => {
    const { floor, days } = settings.current('winnerBoard')
    return { floor: minorOf(floor, exponent), days }
  }
  const winners = new FollowedWinners(database, boardRange)
  winners.begin()
  settings.onChange(() => void winners.look().catch(() => {}))
  const { hooks, askVendors } = parts
  const turnover = {
    database,
    catalogue,
    memberMoney: hooks.memberMoney,
    clearBelow: () => minorOf(settings.current('cashier').clearBelow, exponent),
    leastOddsE4: () => leastOddsE4Of(settings.current('cashier')),
  }
  const wallet = walletOf(parts, () => boardRange().floor)
  const isSource = vendorSources(config.vendorSources)
  const port = { calls: wallet, keys: config.vendorKeys, isSource, tally: parts.tally, limits: parts.limits, now }
  return {
    name: 'rounds',
    calls: [winnerBoardCall(boardSource(catalogue, winners)), ...launchingBindings(launcherOf(parts))],
    operatorCalls: [...vendorGiftBindings(database, settings, config.vendorKeys), testLaunchCall({ database, config })],
    firstScreen,
    topics: [winnersTopic(database.db)],
    consumers: [putOnBoard, putLotteryWinOnBoard],
    jobs: [foldPlay, clearLostTurnoverEverywhere(turnover, askVendors), pruneLaunches, pruneWinners, pruneHeldGifts],
    polls: [foldValidBets(turnover)],
    health: [foldingLag(database.db), ...giftGauges(database.db)],
    /** Routes vendors' wallet calls at their own port. */
    serveVendors: (app: FastifyInstance) => serveWallet(app, port),
    vendorsShortCut: quickAnswers(port, parts.logger),
    offers: {},
    [Symbol.asyncDispose]: () => winners[Symbol.asyncDispose](),
  }
}

function foldingLag(db: Db): Gauge {
  return {
    name: 'valid_bets_lag_seconds',
    help: "Age of the oldest vendor's call that does not count for turnover yet.",
    read: () => foldingLagSeconds(db),
  }
}

function giftGauges(db: Db): Gauge[] {
  return [
    {
      name: 'vendors_with_stopped_gifts',
      help: 'Vendors whose gifts are stopped, by a cap or by an operator. Alert above 0.',
      read: () => countStoppedGifts(db),
    },
    { name: 'held_gifts', help: "Vendors' gifts that are held.", read: () => countWaitingGifts(db) },
  ]
}

/** The lobby shows the winner board before anything is tapped. */
const firstScreen: FirstScreen = (path, search) =>
  isHome(path) && !search.has('type') ? [firstCall(winnerBoard, { limitNum: winnersOfLobby })] : []

function walletOf(parts: RoundsParts, boardFloor: () => bigint): WalletCalls {
  const { database, catalogue, languages, settings, now, logger, answerWithinMs = usualAnswerMs } = parts
  const playableGames = async () => {
    const snapshot = await catalogue.current()
    const { blocked } = settings.current('vendors')
    return (vendorCode: string, gameCode: string) =>
      !blocked.includes(vendorCode) && snapshot.isPlayable(vendorCode, gameCode, now())
  }
  const tagOf = (code: string | null) => languageFor(languages, code ?? undefined).tag
  const inTime = <T>(work: Promise<T>, late: T) => withinTime(work, answerWithinMs, late)
  const capsOf = (vendorCode: string) => giftCapsOf(settings.current('vendorGifts'), vendorCode)
  const onGiftsStopped = ({ vendorCode: vendor, cause, transactionId, amount }: StoppedGifts) =>
    logger.warn(
      { security: 'vendor_gifts_stopped', vendor, cause, transactionId, amount: toAmount(amount, exponent) },
      "a vendor's gift passed a cap",
    )
  return new WalletCalls({ database, playableGames, tagOf, inTime, boardFloor, capsOf, onGiftsStopped })
}

function launcherOf({
  database,
  catalogue,
  settings,
  config,
  logger,
  tally,
  now,
  takeMoneyAlong,
}: RoundsParts): Launcher {
  const { vendorKeys: keys, vendorUrls: addresses, publicUrl, hosts } = config
  const onFault = (vendor: string, reason: string) => logger.warn({ vendor, reason }, 'a game vendor failed')
  const vendors = new VendorParties({ keys, addresses, now, tally, onFault })
  return new Launcher({
    ...{ database, catalogue, settings, vendors, publicUrl, now, takeMoneyAlong },
    gameHosts: hosts.games,
  })
}
