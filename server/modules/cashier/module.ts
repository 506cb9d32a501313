import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Hooks } from '#/hooks.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { AccessActParts } from '#/modules/sign-in/access-act.ts'
import type { CountryOfAddress } from '#/modules/system/country-of-address.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { attachUploads, uploadsOf } from '#/modules/uploads/uploads.ts'
import { moneyAtVendors } from '#/modules/vendor-wallets/member-wallets.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Module } from '#/platform/module.ts'
import type { Tally } from '#/platform/process/tally.ts'
import { depositBindings } from './calls/deposits.ts'
import { type PayoutCallParts, payoutBindings } from './calls/payouts.ts'
import { withdrawalBindings } from './calls/withdrawals.ts'
import { depositTopic } from './deposits/deposit-topic.ts'
import { EventSeal } from './deposits/event-seal.ts'
import { hearProvider, paymentConsumer } from './deposits/hear-provider.ts'
import { PayerNames } from './deposits/payer-names.ts'
import type { ScratchCard } from './gateway/gateway-port.ts'
import { gatewaysOf } from './gateway/gateways.ts'
import { gatewayPath, serveGateways } from './gateway/serve-gateways.ts'
import { askAboutClaims, askProviders, expireDeposits, reconcileDays } from './jobs/deposit-jobs.ts'
import { askAboutPayouts, sendPayouts } from './jobs/payout-polls.ts'
import { receivePayouts, reconcilePayoutDays } from './jobs/withdrawal-jobs.ts'
import { depositDeskBindings } from './operator-calls/deposits.ts'
import { payoutDeskBindings } from './operator-calls/payouts.ts'
import { withdrawalDeskBindings } from './operator-calls/withdrawals.ts'
import { setPaymentPassword } from './payment-password/set-payment-password.ts'
import { openPayoutAccount } from './payout-accounts/own-accounts.ts'
import { isPayoutBank } from './payout-accounts/payout-banks.ts'
import { payoutStanding } from './payouts.ts'
import { legProofs } from './withdrawals/answer-leg.ts'
import { hearPayout, payoutConsumer } from './withdrawals/hear-payout.ts'
import { withdrawalTopic } from './withdrawals/withdrawal-topic.ts'

interface Parts extends Omit<PayoutCallParts, 'keys' | 'publicUrl'>, Omit<AccessActParts, 'publicUrl'> {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly config: Pick<Config, 'payments' | 'paymentCallbackUrl' | 'publicUrl'>
  readonly keys: { readonly mobileNumbers: Uint8Array; readonly authenticators: Uint8Array }
  readonly personal: PersonalSecrets
  readonly countryOf: CountryOfAddress
  readonly logger: FastifyBaseLogger
  readonly tally: Tally
  readonly random: (bytes: number) => Buffer
  readonly now: () => Date
  readonly hooks: Pick<Hooks, 'withdrawalLimitsOf'>
}

/** What the pictures of a manual transfer's proof are attached to. */
const proofsOwner = (number: string) => ({ kind: 'deposit', id: number }) as const

/** Wires the module: how members pay in and are paid out, what their tabs are told of it, and what operators decide. */
export function cashierModule(
  parts: Parts,
): Module & { readonly answers: Pick<Hooks, 'payoutStanding' | 'keepPaymentPassword'> } {
  const { database, settings, config, personal, logger, random, tally, now } = parts
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
  const payers = new Set([...gateways].flatMap(([code, { payOut }]) => (payOut ? [code] : [])))
  const asking = {
    ...parts,
    situation: () => ({
      ...{ settings: settings.current('withdrawals'), payers, personal },
      isPayoutBank: (bin: string) => isPayoutBank(settings, bin),
      dayLimitsOf: parts.hooks.withdrawalLimitsOf,
      moneyAtVendors: (on: Db, accountId: bigint) => moneyAtVendors(on, settings.current('vendorWallets'), accountId),
    }),
  }
  const paying = {
    ...{ database, gateways, callbackUrl: cashier.callbackUrl },
    receiptMinutes: () => settings.current('withdrawals').receiptMinutes,
    alarm: (event: object) => logger.error(event, 'a payout was reported otherwise than it was known'),
    openAccount: (id: bigint) => openPayoutAccount(db, personal, id),
    content: (number: string) => `${settings.current('brand').name} ${number}`.slice(0, 100),
  }
  const desk = {
    providers: new Set(gateways.keys()),
    openSender: (number: string, sealed: Uint8Array) => personal.openDetail(0n, `sender of ${number}`, sealed),
    proofsOf: async (number: string) => (await uploadsOf(db, proofsOwner(number))).map(({ id }) => id),
    legProofsOf: async (number: string, place: number) =>
      (await uploadsOf(db, legProofs(number, place))).map(({ id }) => id),
  }
  return {
    name: 'cashier',
    calls: [
      ...depositBindings(cashier),
      ...payoutBindings({ ...parts, publicUrl: config.publicUrl }),
      ...withdrawalBindings(asking),
    ],
    operatorCalls: [
      ...depositDeskBindings({ ...parts, cashier: desk }),
      ...withdrawalDeskBindings({ ...parts, cashier: desk }),
      ...payoutDeskBindings({ ...parts, publicUrl: config.publicUrl }),
    ],
    topics: [depositTopic(db), withdrawalTopic(db)],
    consumers: [paymentConsumer(cashier), payoutConsumer(seal, paying)],
    jobs: [
      expireDeposits(database),
      askProviders(cashier),
      reconcileDays(cashier),
      reconcilePayoutDays(paying),
      receivePayouts(database, () => settings.current('withdrawals').reminders),
    ],
    polls: [askAboutClaims(cashier), sendPayouts(paying), askAboutPayouts(paying)],
    serveVendors: (app: FastifyInstance) =>
      serveGateways(app, {
        ...{ gateways, tally, now },
        hear: (heard) => hearProvider(database, seal, heard),
        hearPayout: (heard) => hearPayout(database, seal, heard),
      }),
    answers: { payoutStanding, keepPaymentPassword: setPaymentPassword },
    offers: {},
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
