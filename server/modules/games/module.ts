import { minorOf } from '@banyan/rules/money/amount.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { merchantCurrency } from '#/modules/system/merchant-currency.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Languages, languageFor } from '#/platform/http/languages.ts'
import type { Module } from '#/platform/module.ts'
import { withinTime } from '#/platform/within-time.ts'
import { favouriteBindings } from './calls/favourites.ts'
import { gameListCall } from './calls/game-list.ts'
import { gameMenusCall } from './calls/game-menus.ts'
import { gameVendorsCall } from './calls/game-vendors.ts'
import { hotGamesCall } from './calls/hot-games.ts'
import { launchingBindings } from './calls/launching.ts'
import { recentGamesCall } from './calls/recent-games.ts'
import { sceneFiles } from './calls/scene-files.ts'
import { tileArtFiles } from './calls/tile-art.ts'
import { vendorGameTypesCall } from './calls/vendor-game-types.ts'
import { winnerBoardCall } from './calls/winner-board.ts'
import { favouritesTopic } from './cases/favourites-topic.ts'
import { putOnBoard } from './cases/put-on-board.ts'
import { winnersTopic } from './cases/winners-topic.ts'
import { firstScreen } from './first-screen.ts'
import { pruneLaunches } from './jobs/prune-launches.ts'
import { pruneWinners } from './jobs/prune-winners.ts'
import { Launcher } from './launching/launcher.ts'
import { VendorParties } from './launching/vendor-parties.ts'
import { boardSource } from './snapshot/board-source.ts'
import { Catalogue } from './snapshot/catalogue.ts'
import { FollowedWinners } from './snapshot/winners.ts'
import { serveWallet } from './vendor-protocol/serve-wallet.ts'
import { WalletCalls } from './vendor-protocol/wallet-calls.ts'

interface GamesParts {
  readonly database: Database
  readonly languages: Languages
  readonly settings: MerchantSettings
  readonly config: Pick<Config, 'vendorKeys' | 'vendorUrls' | 'publicUrl' | 'hosts'>
  readonly logger: FastifyBaseLogger
  readonly now: () => Date
  /** How long a vendor's call may take until it is told to come again, if not as usual. */
  readonly answerWithinMs?: number | undefined
}

/** Vendors wait for 4 s at the least; half a second is left for the way (domain section c.3, rule 22). */
const usualAnswerMs = 3_500

/** Wires the module: its calls, the files it draws, and the catalogue in memory, which disposing lets go. */
export function gamesModule(parts: GamesParts): Module {
  const { database, languages, settings, config, now, answerWithinMs = usualAnswerMs } = parts
  const catalogue = new Catalogue(database)
  catalogue.begin()
  const boardRange = () => {
    const { floor, days } = settings.current('winnerBoard')
    return { floor: minorOf(floor, merchantCurrency.exponent), days }
  }
  const winners = new FollowedWinners(database, boardRange)
  winners.begin()
  settings.onChange(() => void winners.look().catch(() => {}))
  const offersBingo = () => languages().some(({ code }) => code === 'TY')
  const tagOf = (code: string | null) => languageFor(languages, code ?? undefined).tag
  const playableGames = async () => {
    const snapshot = await catalogue.current()
    const { blocked } = settings.current('vendors')
    return (vendorCode: string, gameCode: string) =>
      !blocked.includes(vendorCode) && snapshot.isPlayable(vendorCode, gameCode, now())
  }
  const inTime = <T>(work: Promise<T>, late: T) => withinTime(work, answerWithinMs, late)
  const boardFloor = () => boardRange().floor
  const wallet = new WalletCalls({ database, playableGames, tagOf, inTime, boardFloor })
  return {
    name: 'games',
    calls: [
      gameListCall(catalogue),
      gameMenusCall(catalogue, offersBingo),
      gameVendorsCall(catalogue),
      hotGamesCall(catalogue),
      vendorGameTypesCall(catalogue, offersBingo),
      winnerBoardCall(boardSource(catalogue, winners)),
      ...favouriteBindings(database, catalogue),
      recentGamesCall(database.db, catalogue),
      ...launchingBindings(launcherOf(parts, catalogue)),
    ],
    files: [tileArtFiles, sceneFiles],
    firstScreen,
    topics: [winnersTopic(database.db), favouritesTopic(database.db)],
    consumers: [putOnBoard],
    jobs: [pruneLaunches, pruneWinners],
    /** Routes what vendors ask of players' money, at the port of their own. */
    serveVendors: (app: FastifyInstance) => serveWallet(app, { calls: wallet, keys: config.vendorKeys, now }),
    offers: {},
    async [Symbol.asyncDispose]() {
      await Promise.all([catalogue[Symbol.asyncDispose](), winners[Symbol.asyncDispose]()])
    },
  }
}

function launcherOf({ database, settings, config, logger, now }: GamesParts, catalogue: Catalogue): Launcher {
  const { vendorKeys: keys, vendorUrls: addresses, publicUrl, hosts } = config
  const onFault = (vendor: string, reason: string) => logger.warn({ vendor, reason }, 'a game vendor failed')
  const vendors = new VendorParties({ keys, addresses, now, onFault })
  return new Launcher({ database, catalogue, settings, vendors, publicUrl, gameHosts: hosts.games, now })
}
