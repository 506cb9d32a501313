import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { bookHealth, proveBook } from '#/ledger/prove-book.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { CountryOfAddress } from '#/modules/system/country-of-address.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { attachUploads, uploadsOf } from '#/modules/uploads/uploads.ts'
import { withinTime } from '#/platform/concurrency/waits.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Module } from '#/platform/module.ts'
import type { Tally } from '#/platform/process/tally.ts'
import { depositBindings } from './calls/deposits.ts'
import { type PayoutCallParts, payoutBindings } from './calls/payouts.ts'
import { transferBindings } from './calls/transfers.ts'
import { turnoverCall } from './calls/turnover.ts'
import { vendorWalletBindings } from './calls/vendor-wallets.ts'
import { walletBalanceCall } from './calls/wallet-balance.ts'
import { withdrawalBindings } from './calls/withdrawals.ts'
import { depositTopic } from './deposits/deposit-topic.ts'
import { EventSeal } from './deposits/event-seal.ts'
import { hearProvider, paymentConsumer } from './deposits/hear-provider.ts'
import { PayerNames } from './deposits/payer-names.ts'
import type { ScratchCard } from './gateway/gateway-port.ts'
import { gatewaysOf } from './gateway/gateways.ts'
import { gatewayPath, serveGateways } from './gateway/serve-gateways.ts'
import { signedVendorWallets } from './gateway/signed-vendor-wallet.ts'
import { askAboutClaims, askProviders, expireDeposits, reconcileDays } from './jobs/deposit-jobs.ts'
import { askAboutPayouts, sendPayouts } from './jobs/payout-polls.ts'
import { askVendors } from './jobs/vendor-polls.ts'
import { receivePayouts, reconcilePayoutDays } from './jobs/withdrawal-jobs.ts'
import { openPayoutAccount } from './payout-accounts/own-accounts.ts'
import { isPayoutBank } from './payout-accounts/payout-banks.ts'
import { balanceTopic } from './use-cases/balance-topic.ts'
import type { AskVendors } from './vendor-transfers.ts'
import { moneyAtVendors } from './vendor-wallets/member-wallets.ts'
import { refreshReports } from './vendor-wallets/recall-all.ts'
import { takeMoneyAlong } from './vendor-wallets/take-along.ts'
import type { VendorWalletParts } from './vendor-wallets/transfer-money.ts'
import { transferTopic } from './vendor-wallets/transfer-topic.ts'
import { legProofs } from './withdrawals/answer-leg.ts'
import type { DayLimits } from './withdrawals/day-limits.ts'
import { hearPayout, payoutConsumer } from './withdrawals/hear-payout.ts'
import { withdrawalTopic } from './withdrawals/withdrawal-topic.ts'

interface Parts extends Omit<PayoutCallParts, 'keys' | 'publicUrl'> {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly config: Pick<Config, 'payments' | 'paymentCallbackUrl' | 'publicUrl' | 'vendorKeys' | 'vendorUrls'>
  readonly keys: { readonly mobileNumbers: Uint8Array; readonly authenticators: Uint8Array }
  readonly personal: PersonalSecrets
  readonly countryOf: CountryOfAddress
  readonly logger: FastifyBaseLogger
  readonly tally: Tally
  readonly random: (bytes: number) => Buffer
  readonly now: () => Date
  /** What a member may withdraw in a day where that is not as the settings say. */
  dayLimitsOf(db: Db, accountId: bigint): Promise<DayLimits | undefined>
  /** Milliseconds that a started game waits for its money; `alongWithinMs` unless a test says otherwise. */
  readonly answerWithinMs?: number | undefined
}

/** What the operators' desk is built with. */
interface Offers {
  readonly cashier: {
    /** Codes of the payment providers that the environment names. */
    readonly providers: ReadonlySet<string>
    openSender(number: string, sealed: Uint8Array): string | undefined
    proofsOf(number: string): Promise<readonly string[]>
    legProofsOf(number: string, place: number): Promise<readonly string[]>
  }
  /** Takes a member's money along to the vendor whose game is started; never throws, and does not wait for ever. */
  takeMoneyAlong(accountId: bigint, vendorCode: string): Promise<void>
  readonly askVendors: AskVendors
}

/** A vendor has 5 s for each question. What takes longer than this goes on, and the game is started meanwhile. */
const alongWithinMs = 8_000

/** What the pictures of a manual transfer's proof are attached to. */
const proofsOwner = (number: string) => ({ kind: 'deposit', id: number }) as const

/** Wires the module: what members see of their money, how they pay in, what their tabs are told, and the nightly proof of the book. */
export function walletModule(parts: Parts): Module<Offers> {
  const { database, settings, config, personal, logger, random, tally, now, answerWithinMs = alongWithinMs } = parts
  const { db } = database
  const onFault = (provider: string, reason: string) => logger.warn({ provider, reason }, 'a payment provider failed')
  const speaking = { currency: merchantCurrency, now, random, onFault }
  const found = gatewaysOf(config.payments, speaking)
  const gateways = new Map([...found].map(([name, gateway]) => [name.toUpperCase(), gateway]))
  const seal = new EventSeal(parts.keys.mobileNumbers)
  const cashier = {
    ...{ database, settings, gateways, random, seal, countryOf: parts.countryOf },
    names: new PayerNames({ personal, checksNames: () => settings.current('cashier').checksNames }),
    ...reportersOf(parts),
    returnUrl: (number: string) => new URL(`/member/depositv2?order=${number}`, config.publicUrl),
    callbackUrl: (provider: string) => new URL(gatewayPath(provider), config.paymentCallbackUrl),
    sealSender: (number: string, sender: string) => personal.sealDetail(0n, `sender of ${number}`, sender),
    markCard: ({ telco, serial, code }: ScratchCard) =>
      personal.hashOfSubject('scratch card', `${telco} ${serial} ${code}`),
    attachProofs: (tx: Tx, accountId: bigint, number: string, proofs: readonly string[]) =>
      attachUploads(tx, accountId, proofs, proofsOwner(number)),
  }
  const moving = vendorWalletParts(parts, speaking)
  const payers = new Set([...gateways].flatMap(([code, { payOut }]) => (payOut ? [code] : [])))
  const asking = {
    ...parts,
    situation: () => ({
      ...{ settings: settings.current('withdrawals'), payers, personal },
      isPayoutBank: (bin: string) => isPayoutBank(settings, bin),
      dayLimitsOf: parts.dayLimitsOf,
      moneyAtVendors: (on: Db, accountId: bigint) => moneyAtVendors(on, moving.situation(), accountId),
    }),
  }
  const paying = {
    ...{ database, gateways, callbackUrl: cashier.callbackUrl },
    receiptMinutes: () => settings.current('withdrawals').receiptMinutes,
    alarm: (event: object) => logger.error(event, 'a payout was reported otherwise than it was known'),
    openAccount: (id: bigint) => openPayoutAccount(db, personal, id),
    content: (number: string) => `${settings.current('brand').name} ${number}`.slice(0, 100),
  }
  return {
    name: 'wallet',
    calls: [
      walletBalanceCall(db),
      turnoverCall(db),
      ...depositBindings(cashier),
      ...payoutBindings({ ...parts, publicUrl: config.publicUrl }),
      ...withdrawalBindings(asking),
      ...transferBindings({ ...parts, settings: () => settings.current('treeTransfers') }),
      ...vendorWalletBindings(moving),
    ],
    topics: [balanceTopic(db), depositTopic(db), withdrawalTopic(db), transferTopic(db)],
    consumers: [paymentConsumer(cashier), payoutConsumer(seal, paying)],
    jobs: [
      proveBook(database, ({ differences }) => logger.error({ differences }, 'the book is not right')),
      expireDeposits(database),
      askProviders(cashier),
      reconcileDays(cashier),
      reconcilePayoutDays(paying),
      receivePayouts(database, () => settings.current('withdrawals').reminders),
    ],
    polls: [askAboutClaims(cashier), sendPayouts(paying), askAboutPayouts(paying), askVendors(moving)],
    health: bookHealth(db),
    serveVendors: (app: FastifyInstance) =>
      serveGateways(app, {
        ...{ gateways, tally, now },
        hear: (heard) => hearProvider(database, seal, heard),
        hearPayout: (heard) => hearPayout(database, seal, heard),
      }),
    offers: {
      ...vendorOffers(moving, logger, answerWithinMs),
      cashier: {
        providers: new Set(gateways.keys()),
        openSender: (number, sealed) => personal.openDetail(0n, `sender of ${number}`, sealed),
        proofsOf: async (number) => (await uploadsOf(db, proofsOwner(number))).map(({ id }) => id),
        legProofsOf: async (number, place) => (await uploadsOf(db, legProofs(number, place))).map(({ id }) => id),
      },
    },
  }
}

function vendorOffers(
  moving: VendorWalletParts,
  logger: FastifyBaseLogger,
  answerWithinMs: number,
): Pick<Offers, 'takeMoneyAlong' | 'askVendors'> {
  return {
    takeMoneyAlong(accountId, vendorCode) {
      const fault = (err: unknown) => logger.error({ err, vendor: vendorCode }, 'money did not come along')
      return withinTime(takeMoneyAlong(moving, accountId, vendorCode).catch(fault), answerWithinMs, undefined)
    },
    askVendors: (accountId) =>
      refreshReports(moving, accountId).catch((err) => logger.error({ err }, 'vendors were not asked for balances')),
  }
}

/** Report a transaction that changed its amount, and a message that cannot be true. */
function reportersOf({ tally, logger }: Pick<Parts, 'tally' | 'logger'>) {
  return {
    alarm: (event: object) => logger.error(event, 'a transaction was reported with another amount'),
    doubt(event: { readonly provider: string }) {
      tally.note('forged_payments', event.provider)
      logger.error(event, "a provider's message contradicts its order or the provider's own answer")
    },
  }
}

/** What transfers to and from vendors are made with. */
function vendorWalletParts(
  { database, settings, config, logger, random }: Parts,
  speaking: Parameters<typeof signedVendorWallets>[1],
): VendorWalletParts {
  return {
    ...{ database, random },
    wallets: signedVendorWallets({ keys: config.vendorKeys, urls: config.vendorUrls }, speaking),
    situation: () => ({
      vendors: settings.current('vendorWallets').vendors,
      blocked: settings.current('vendors').blocked,
    }),
    alarm: (event) => logger.error(event, 'nobody knows what became of a transfer at a vendor'),
  }
}
