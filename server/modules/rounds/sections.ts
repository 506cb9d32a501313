import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { type Definitions, duplicates, type ValueFault } from '#/platform/settings/section.ts'
import type { GiftCaps } from './deciding/money-call.ts'

/** Slots pay some thousand times their stake at most. */
const firstWinCaps = { winMultiple: 50_000, perWin: '5000000000.00' }

type Sections = Pick<SettingsSections, 'vendors' | 'winnerBoard' | 'vendorGifts'>

/** Vendors that take no stakes, what stands on the winner board, and how much vendors may give. */
export const roundsSections: Definitions<Sections> = {
  vendors: { schema: settingsSections.vendors, initial: { blocked: [] } },
  winnerBoard: { schema: settingsSections.winnerBoard, initial: { floor: '100000.00', days: 7 } },
  vendorGifts: {
    schema: settingsSections.vendorGifts,
    initial: {
      ...{ perCall: '500000000.00', perDay: '2000000000.00', vendors: [] },
      ...firstWinCaps,
    },
    faults: ({ vendors, ...all }) => [
      ...faultsOfCaps('', all),
      ...duplicates('/vendors', 'vendor', vendors),
      ...vendors.flatMap((own, place) => faultsOfCaps(`/vendors/${place}`, own)),
    ],
  },
}

interface CapAmounts {
  readonly perCall: string
  readonly perDay: string
}

const minor = (amount: string) => minorOf(amount, merchantCurrency.exponent)

function faultsOfCaps(path: string, { perCall, perDay }: CapAmounts): ValueFault[] {
  return minor(perCall) > minor(perDay) ? [{ path: `${path}/perDay`, rule: 'limits' }] : []
}

/** What a vendor may give: by caps of its own, or by those of all. */
export function giftCapsOf({ vendors, ...all }: Sections['vendorGifts'], vendorCode: string): GiftCaps {
  const { perCall, perDay } = vendors.find(({ vendor }) => vendor === vendorCode) ?? all
  const { winMultiple, perWin } = { ...firstWinCaps, ...all }
  const wins = { winMultiple: BigInt(winMultiple), perWin: minor(perWin) }
  return { perCall: minor(perCall), perDay: minor(perDay), ...wins }
}
