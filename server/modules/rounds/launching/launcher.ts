import type { BodyOf, QueryOf } from '@banyan/contract/call.ts'
import type { gameRooms, Launched, launchGame, launchTrial } from '@banyan/contract/games/launching.ts'
import type { LaunchRequest } from '@banyan/contract/vendor/launch.ts'
import type { Catalogue } from '#/modules/games/catalogue.ts'
import { noteStartedGame } from '#/modules/games/note-started-game.ts'
import type { OfferedGame } from '#/modules/games/snapshot.ts'
import { gameCdns } from '#/modules/system/allowed-hosts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { isSwitchedOn, type MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import { beginLaunch } from '../open-game-session.ts'
import { checkGameAddress, launchableGame } from './launchable-game.ts'
import type { Room, VendorParties } from './vendor-parties.ts'

export interface LauncherParts {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly settings: MerchantSettings
  readonly vendors: VendorParties
  readonly publicUrl: URL
  /** Hosts of the environment that may serve games. */
  readonly gameHosts: readonly string[]
  readonly now: () => Date
  /** Moves what a member wants to have at the vendor whose game is started; it never throws. */
  readonly takeMoneyAlong: (accountId: bigint, vendorCode: string) => Promise<void>
}

const { code: currency, exponent } = merchantCurrency

/** Starts games at their vendors. */
export class Launcher {
  readonly #parts: LauncherParts

  constructor(parts: LauncherParts) {
    this.#parts = parts
  }

  /** Starts a game with an account's money, in the language `tag`. */
  async withMoney(accountId: bigint, asked: BodyOf<typeof launchGame>, tag: string): Promise<Launched> {
    const { database, vendors, takeMoneyAlong } = this.#parts
    const { nodeId, vendorCode, gameCode } = await this.#launchable(asked)
    const session = { accountId, vendorCode, gameCode, asset: currency }
    // Its money is there before the game, so that nobody meets an empty table.
    await takeMoneyAlong(accountId, vendorCode)
    // The vendor is asked outside of transactions: only the player waits for it.
    const url = await vendors.launch(vendorCode, async () => ({
      ...this.#request('real', asked, tag),
      launchToken: await database.transaction((tx) => beginLaunch(tx, session)),
      ...(asked.roomId !== undefined && { roomId: asked.roomId }),
    }))
    const address = this.#checkAddress(url)
    await database.transaction((tx) => noteStartedGame(tx, accountId, nodeId))
    return { url: address }
  }

  /** Starts a game with the vendor's play money, if the merchant and the game offer it. */
  async withPlayMoney(asked: BodyOf<typeof launchTrial>, tag: string): Promise<Launched> {
    const { settings, vendors } = this.#parts
    if (!isSwitchedOn(settings, 'FREE_PLAY')) throw new Refusal('free_play_off')
    const { vendorCode, hasFreeTrial } = await this.#launchable(asked)
    if (!hasFreeTrial) throw new Refusal('free_play_off')
    const url = await vendors.launch(vendorCode, async () => this.#request('trial', asked, tag))
    return { url: this.#checkAddress(url) }
  }

  /** The tables of a game, named in the language `tag`. */
  async rooms(asked: QueryOf<typeof gameRooms>, tag: string): Promise<readonly Room[]> {
    const { vendorCode, gameCode } = await this.#launchable(asked)
    return await this.#parts.vendors.rooms(vendorCode, { gameCode, currency, language: vendorLanguage(tag) })
  }

  async #launchable(named: Parameters<typeof launchableGame>[1]): Promise<OfferedGame> {
    const { catalogue, settings, now } = this.#parts
    const blockedVendors = settings.current('vendors').blocked
    return launchableGame(await catalogue.current(), named, { blockedVendors, now: now() })
  }

  #request(mode: LaunchRequest['mode'], asked: BodyOf<typeof launchTrial>, tag: string): LaunchRequest {
    const { origin } = this.#parts.publicUrl
    const { gameCode, device } = asked
    return {
      gameCode,
      mode,
      currency,
      exponent,
      language: vendorLanguage(tag),
      device,
      parentOrigin: origin,
      returnUrl: `${origin}/seamless`,
    }
  }

  #checkAddress(url: string | undefined): string {
    const { settings, gameHosts } = this.#parts
    return checkGameAddress(url, { cdns: gameCdns(settings, { games: gameHosts }), hosts: gameHosts })
  }
}

/** Vendors accept a language with script and region, without extensions. */
const vendorLanguage = (tag: string) => tag.split('-', 3).join('-')
