import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { bankByBin } from '@banyan/rules/cashier/banks.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { settingMinor } from '#/modules/system/merchant.ts'
import type { Definitions, ValueFault } from '#/platform/settings/section.ts'
import { duplicates } from '#/platform/settings/section.ts'
import { type Channel, manualProvider } from './deposits/offered-channels.ts'
import type { WithdrawalSettings } from './withdrawals/withdrawal-limits.ts'

/** Decimal odds; what is more likely carries too little risk to count (domain section 1.3). */
const firstLeastOdds = '1.50'

type Cashier = SettingsSections['cashier']

/**
 * How members pay in, which a new merchant has no way to: it names its own accounts and providers first; and which banks
 * they are paid out to, which are all until one is switched off. Nobody withdraws before it has named who pays out.
 */
export const cashierSections: Definitions<Pick<SettingsSections, 'cashier' | 'payoutBanks' | 'withdrawals'>> = {
  cashier: {
    schema: settingsSections.cashier,
    initial: {
      channels: [],
      openAtMost: 3,
      unpaidPerHour: 5,
      checksNames: true,
      approvedAlone: '50000000.00',
      aloneByOperator: '200000000.00',
      aloneToMember: '100000000.00',
      clearBelow: '5000.00',
      leastOdds: firstLeastOdds,
    },
    toDecide: ['channels'],
    faults: cashierFaults,
  },
  payoutBanks: {
    schema: settingsSections.payoutBanks,
    initial: { off: [] },
    faults: ({ off }) =>
      off.flatMap((bin, place) => (bankByBin(bin)?.takesTransfers ? [] : [{ path: `/off/${place}`, rule: 'bank' }])),
  },
  withdrawals: {
    schema: settingsSections.withdrawals,
    initial: {
      provider: '',
      least: '100000.00',
      most: '300000000.00',
      countPerDay: 5,
      sumPerDay: '500000000.00',
      freePerDay: 3,
      feePpm: 5_000,
      leastFee: '10000.00',
      needsMobile: false,
      legLeast: '100000.00',
      legMost: '200000000.00',
      receiptMinutes: 30,
      reminders: [10, 2],
      approvedAutomatically: '5000000.00',
      scoreAtMost: 20,
      newAccountDays: 7,
      velocityOrders: 3,
      velocitySum: '20000000.00',
      approvedAlone: '50000000.00',
    },
    toDecide: ['provider'],
    faults: withdrawalFaults,
  },
}

function withdrawalFaults(given: WithdrawalSettings): ValueFault[] {
  const [least, most, fee] = [settingMinor(given.least), settingMinor(given.most), settingMinor(given.leastFee)]
  const [legLeast, legMost] = [settingMinor(given.legLeast), settingMinor(given.legMost)]
  return [
    ...(least > most ? [{ path: '/most', rule: 'limits' }] : []),
    // A fee leaves something, and the last two payouts can share what is too little for one.
    ...(fee >= least ? [{ path: '/leastFee', rule: 'limits' }] : []),
    ...(legMost < 2n * legLeast ? [{ path: '/legMost', rule: 'limits' }] : []),
    ...given.reminders.flatMap((minutes, place) =>
      minutes < given.receiptMinutes ? [] : [{ path: `/reminders/${place}`, rule: 'limits' }],
    ),
  ]
}

function cashierFaults({ channels }: Cashier): ValueFault[] {
  return [
    ...duplicates('/channels', 'id', channels),
    ...channels.flatMap((channel, place) =>
      channelFaults(channel).map(({ path, ...fault }) => ({ ...fault, path: `/channels/${place}${path}` })),
    ),
  ]
}

function channelFaults({ kind, provider, least, most, presets, accounts }: Channel): ValueFault[] {
  const [from, to] = [settingMinor(least), settingMinor(most)]
  const takesTransfers = kind === 'bankQr' || kind === 'manual'
  const misfits = presets.flatMap((preset, place) => {
    const minor = settingMinor(preset)
    return minor < from || minor > to ? [{ path: `/presets/${place}`, rule: 'limits' }] : []
  })
  const unknown = accounts.flatMap(({ bin }, place) =>
    bankByBin(bin)?.takesTransfers ? [] : [{ path: `/accounts/${place}/bin`, rule: 'bank' }],
  )
  return [
    ...(from > to ? [{ path: '/most', rule: 'limits' }] : []),
    ...misfits,
    ...unknown,
    ...(takesTransfers && accounts.length === 0 ? [{ path: '/accounts', rule: 'minItems' }] : []),
    ...((kind === 'manual') === (provider === manualProvider) ? [] : [{ path: '/provider', rule: 'provider' }]),
  ]
}

/** The least decimal odds that count for turnover, × 10⁴. */
export function leastOddsE4Of({ leastOdds = firstLeastOdds }: Pick<Cashier, 'leastOdds'>): bigint {
  return minorOf(leastOdds, 4)
}
