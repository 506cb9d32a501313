import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from './wallet-balance.ts'

/** The main wallet and those that vendors keep (requirement WAL-04, domain sections c.5 and 5.6). */
const ofVendorWallets = { moduleId: 'WALLET', token: 'needed', callers: ['member', 'agent'], encrypted: false } as const

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])
const vendorCode = Type.String({ pattern: '^[A-Z0-9_]{2,20}$', description: 'Vendor code' })
const vendorName = Type.String({ minLength: 1, maxLength: 40 })

/** The name of the main wallet among the sides of a transfer; no vendor has it. */
export const mainWallet = 'MAIN'
const side = Type.String({ pattern: '^[A-Z0-9_]{2,20}$', description: 'MAIN, or a vendor code' })

export const walletTransferNumber = Type.String({ pattern: '^[2-9A-HJ-NP-Z]{12}$' })

const requestId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })

/** How a transfer is to its member: what is being asked, unknown or a case is in transit. */
export const shownTransferStates = ['inTransit', 'done', 'returned'] as const

export const walletTransferShape = shape({
  number: walletTransferNumber,
  from: side,
  to: side,
  name: Type.String({ minLength: 1, maxLength: 40, description: 'The vendor’s' }),
  amount: memberAmount,
  state: Type.Enum([...shownTransferStates]),
  at: moment,
})
export type WalletTransfer = Static<typeof walletTransferShape>

/**
 * Whether there is one wallet for all games; else where the money is. `isSingle` is all that the page of transfers hangs
 * on; the browser keeps it.
 */
const GCS_merchantWallet = defineCall({
  ...ofVendorWallets,
  id: 'GCS_merchantWallet',
  summary: 'Where the money of the account is.',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  query: shape({}),
  body: undefined,
  value: shape({
    isSingle: Type.Boolean({
      description: 'Every vendor plays from the main wallet, and nothing is left at one: there is nothing to transfer',
    }),
    main: memberAmount,
    held: Type.String({ ...memberAmount, description: 'For withdrawals and at tables, without what is in transit' }),
    inTransit: memberAmount,
    vendors: Type.Array(
      shape({
        vendor: vendorCode,
        name: vendorName,
        balance: Type.Union([Type.Null(), memberAmount], { description: 'As the vendor said last; null: never' }),
        balanceAt: orNull(moment),
        inTransit: memberAmount,
        unit: memberAmount,
        least: memberAmount,
        maintenance: Type.Boolean(),
        backOnly: Type.Boolean({
          description: 'It plays from the main wallet now: what is still there can only be brought back',
        }),
      }),
      { maxItems: 50 },
    ),
    total: memberAmount,
    takesAlong: Type.Boolean({ description: 'All money comes along to the vendor whose game is started' }),
    currencySymbol: Type.String({ minLength: 1, maxLength: 5 }),
  }),
  errors: [],
  origin: 'spec',
})

/**
 * Moves money between the main wallet and a vendor's, once for a `requestId`. An answer in transit is no failure: the
 * vendor is asked what became of it.
 */
const GCS_walletTransfer = defineCall({
  ...ofVendorWallets,
  id: 'GCS_walletTransfer',
  summary: 'Moves money between the main wallet and a vendor’s.',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  query: shape({}),
  body: shape({
    from: side,
    to: side,
    amount: memberAmount,
    requestId,
  }),
  value: walletTransferShape,
  errors: [
    ...(['wallet_single', 'wallet_vendor_unknown', 'wallet_vendor_closed', 'wallet_transfer_open'] as const),
    ...(['wallet_transfer_amount', 'insufficient_funds', 'account_suspended', 'idempotency_conflict'] as const),
  ],
  origin: 'spec',
})

/** What became of one vendor's wallet when everything was called back. */
export const recallOutcomes = [
  ...(['moved', 'inTransit', 'refused'] as const),
  /** Nothing to move, a transfer is under way, the vendor is not asked just now, or it did not answer. */
  ...(['empty', 'busy', 'maintenance', 'noAnswer'] as const),
] as const

/**
 * Brings everything back from every vendor, once for a `requestId`; what one of them does says nothing of the others. There
 * is one turn in ten seconds.
 */
const walletRecall = defineCall({
  ...ofVendorWallets,
  id: 'walletRecall',
  summary: 'Brings the money back from all vendors.',
  method: 'POST',
  path: '/wps/wallet/transfers/recall',
  query: shape({}),
  body: shape({ requestId }),
  value: shape({
    results: Type.Array(
      shape({
        vendor: vendorCode,
        name: vendorName,
        outcome: Type.Enum([...recallOutcomes]),
        transfer: orNull(walletTransferShape),
      }),
      { maxItems: 50 },
    ),
  }),
  errors: ['wallet_single', 'wallet_recall_too_soon', 'account_suspended'],
  origin: 'ours',
})

/**
 * Whether all money comes along when a game is started: back from other vendors, and out to the game's if it keeps money.
 */
const walletTakeAlong = defineCall({
  ...ofVendorWallets,
  id: 'walletTakeAlong',
  summary: 'Chooses whether money comes along to the vendor of a started game.',
  method: 'POST',
  path: '/wps/wallet/transfers/along',
  query: shape({}),
  body: shape({ takesAlong: Type.Boolean() }),
  value: shape({ takesAlong: Type.Boolean() }),
  errors: [],
  origin: 'ours',
})

/** The last transfers, newest first. */
const walletTransfers = defineCall({
  ...ofVendorWallets,
  id: 'walletTransfers',
  summary: 'The last transfers between the main wallet and vendors’.',
  method: 'GET',
  path: '/wps/wallet/transfers/vendors',
  query: shape({}),
  body: undefined,
  value: shape({ rows: Type.Array(walletTransferShape, { maxItems: 50 }) }),
  errors: [],
  origin: 'ours',
})

export const vendorWalletCalls = {
  ...{ GCS_merchantWallet, GCS_walletTransfer, walletRecall, walletTransfers },
  walletTakeAlong,
} as const
