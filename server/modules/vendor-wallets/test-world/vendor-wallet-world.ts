import { randomBytes } from 'node:crypto'
import type { CallDefinition } from '@banyan/contract/call.ts'
import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { vendorWalletCalls } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { moneyOf } from '#/ledger/balance.ts'
import type { Answer } from '#/modules/cashier/test-world/deposit-world.ts'
import { type WithdrawalWorld, withdrawalWorld } from '#/modules/cashier/test-world/withdrawal-world.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import type { WorldOptions } from '#/test-world/world.ts'
import { signedVendorWallets } from '../protocol/signed-vendor-wallet.ts'
import type { VendorWallets } from '../protocol/vendor-wallet-port.ts'
import { playerOf } from '../use-cases/ask-balances.ts'
import { type StandingVendor, standingVendor, vendorSecret } from './standing-vendor.ts'

const mode = (vendor: string, unit: number, least: string) =>
  ({ vendor, name: `Games of ${vendor}`, mode: 'transfer', unit, least }) as const

/** Two vendors that keep money, one of them in thousands, and one that does not. */
export const vendorWallets: SettingsSections['vendorWallets'] = {
  vendors: [
    mode('PG', 1, '1000.00'),
    mode('KVENDOR', 1_000, '10000.00'),
    { ...mode('ONE', 1, '1000.00'), mode: 'single' },
  ],
}

/** Where the book has a member's money, in minor units. */
export interface WhereMoneyIs {
  readonly main: bigint
  readonly held: bigint
  /** At vendors: what went there less what came back. */
  readonly there: bigint
}

export interface VendorWalletWorld extends WithdrawalWorld {
  readonly vendor: StandingVendor
  move(who: SignedInClient, given?: object): Promise<Answer>
  recall(who: SignedInClient, requestId?: string): Promise<Answer>
  wallet(who: SignedInClient): Promise<Answer['value']>
  takeAlong(who: SignedInClient, takesAlong: boolean): Promise<Answer>
  transfers(who: SignedInClient): Promise<Answer['value']>
  where(who: SignedInClient): Promise<WhereMoneyIs>
  /** What a member has at a vendor, as the vendor has it, in its units. */
  atVendor(who: SignedInClient, vendor?: string): Promise<bigint>
  /** Puts it there, as if it were won. */
  win(who: SignedInClient, units: bigint, vendor?: string): Promise<void>
  /** The vendors that listen there, as another process speaks with them. */
  walletsAt(url: URL): VendorWallets
  /** Another vendor that keeps money, first among them: no fault of an earlier one is held against it. */
  anotherVendor(): Promise<string>
  /** Lets so long go, and vendors be asked. */
  askVendors(seconds?: number): Promise<void>
}

const keys = [{ vendorCode: '*', id: 'k1', secret: vendorSecret }]
let requests = 0
let made = 100

/** A portal with vendors that keep their players' money. */
export async function vendorWalletWorld(
  options: WorldOptions = {},
  clock: 'running' | 'stopped' = 'running',
): Promise<VendorWalletWorld> {
  const vendor = await standingVendor()
  const vendors = {
    vendorKeys: keys,
    vendorUrls: [{ vendorCode: '*', url: vendor.url }],
    gameHosts: [vendor.url.origin],
  }
  const d = await withdrawalWorld({ ...vendors, ...options }, clock)
  const { w } = d
  await w.set('vendorWallets', vendorWallets)
  const ask = async (who: SignedInClient, id: keyof typeof vendorWalletCalls, payload?: object): Promise<Answer> => {
    const { method, path: url }: CallDefinition = vendorWalletCalls[id]
    return (await w.app.portal.inject({ method, url, headers: { ...who.headers }, ...(payload && { payload }) })).json()
  }
  const walletAt = async ({ accountId }: SignedInClient, code: string) =>
    `${code} ${await playerOf(w.database.db, accountId)}`
  return {
    ...d,
    vendor,
    move: (who, given = {}) => {
      const usual = { from: 'MAIN', to: 'PG', amount: '100000', requestId: `request-${++requests}` }
      return ask(who, 'GCS_walletTransfer', { ...usual, ...given })
    },
    recall: (who, requestId = `recall-${++requests}`) => ask(who, 'walletRecall', { requestId }),
    takeAlong: (who, takesAlong) => ask(who, 'walletTakeAlong', { takesAlong }),
    wallet: async (who) => (await ask(who, 'GCS_merchantWallet')).value,
    transfers: async (who) => (await ask(who, 'walletTransfers')).value.rows,
    async where({ accountId }) {
      const { available, heldMinor } = await moneyOf(w.database.db, accountId, 'VND')
      const there = await w.database.db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('kind', '=', 'vendor_wallet')
        .where('holder', 'like', `${accountId}:%`)
        .execute()
      const sum = there.reduce((all, { balance }) => all + (balance ?? 0n), 0n)
      return { main: available.balance, held: heldMinor, there: sum }
    },
    atVendor: async (who, code = 'PG') => vendor.wallets.get(await walletAt(who, code)) ?? 0n,
    async win(who, units, code = 'PG') {
      const key = await walletAt(who, code)
      vendor.wallets.set(key, (vendor.wallets.get(key) ?? 0n) + units)
    },
    walletsAt: (url) =>
      signedVendorWallets(
        { keys, urls: [{ vendorCode: '*', url }] },
        { currency: merchantCurrency, now: () => new Date(), random: randomBytes, onFault: () => {} },
      ),
    async anotherVendor() {
      const code = `V${++made}`
      await w.set('vendorWallets', { vendors: [mode(code, 1, '1000.00'), ...vendorWallets.vendors.slice(1)] })
      return code
    },
    async askVendors(seconds = 60) {
      await d.pass(seconds)
      await w.app.work.polled('ask-vendors')
    },
    async [Symbol.asyncDispose]() {
      await d[Symbol.asyncDispose]()
      await vendor[Symbol.asyncDispose]()
    },
  }
}
