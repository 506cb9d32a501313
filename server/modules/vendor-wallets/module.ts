import type { FastifyBaseLogger } from 'fastify'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { withinTime } from '#/platform/concurrency/waits.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { vendorWalletBindings } from './calls/vendor-wallets.ts'
import { askVendors } from './jobs/vendor-polls.ts'
import { walletTransferBindings } from './operator-calls/wallet-transfers.ts'
import { signedVendorWallets } from './protocol/signed-vendor-wallet.ts'
import { refreshReports } from './use-cases/recall-all.ts'
import { takeMoneyAlong } from './use-cases/take-along.ts'
import type { VendorWalletParts } from './use-cases/transfer-money.ts'
import { transferTopic } from './use-cases/transfer-topic.ts'
import type { AskVendors } from './vendor-transfers.ts'

interface Parts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly config: Pick<Config, 'vendorKeys' | 'vendorUrls'>
  readonly logger: FastifyBaseLogger
  readonly random: (bytes: number) => Buffer
  readonly now: () => Date
  /** Milliseconds that a started game waits for its money; `alongWithinMs` unless a test says otherwise. */
  readonly answerWithinMs?: number | undefined
}

/** What higher modules are built with. */
interface Offers {
  /** Takes a member's money along to the vendor whose game is started; never throws, and does not wait for ever. */
  takeMoneyAlong(accountId: bigint, vendorCode: string): Promise<void>
  readonly askVendors: AskVendors
}

/** A vendor has 5 s for each question. What takes longer than this goes on, and the game is started meanwhile. */
const alongWithinMs = 8_000

/** Wires the module: money that vendors keep. */
export function vendorWalletsModule(parts: Parts): Module<Offers> {
  const { database, logger, answerWithinMs = alongWithinMs } = parts
  const moving = movingParts(parts)
  return {
    name: 'vendor-wallets',
    calls: vendorWalletBindings(moving),
    operatorCalls: walletTransferBindings(parts),
    topics: [transferTopic(database.db)],
    polls: [askVendors(moving)],
    offers: {
      takeMoneyAlong(accountId, vendorCode) {
        const fault = (err: unknown) => logger.error({ err, vendor: vendorCode }, 'money did not come along')
        return withinTime(takeMoneyAlong(moving, accountId, vendorCode).catch(fault), answerWithinMs, undefined)
      },
      askVendors: (accountId) =>
        refreshReports(moving, accountId).catch((err) => logger.error({ err }, 'vendors were not asked for balances')),
    },
  }
}

/** What transfers to and from vendors are made with. */
function movingParts({ database, settings, config, logger, random, now }: Parts): VendorWalletParts {
  const onFault = (provider: string, reason: string) => logger.warn({ provider, reason }, "a vendor's wallet failed")
  return {
    database,
    random,
    wallets: signedVendorWallets(
      { keys: config.vendorKeys, urls: config.vendorUrls },
      { currency: merchantCurrency, now, random, onFault },
    ),
    situation: () => ({
      vendors: settings.current('vendorWallets').vendors,
      blocked: settings.current('vendors').blocked,
    }),
    alarm: (event) => logger.error(event, 'nobody knows what became of a transfer at a vendor'),
  }
}
