import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { mainWallet } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { settingMinor, wholeUnit } from '#/modules/system/merchant.ts'
import { type Definitions, duplicates } from '#/platform/settings/section.ts'

/** Which vendors keep their players' money themselves; none, until the merchant says so. */
export const vendorWalletSections: Definitions<Pick<SettingsSections, 'vendorWallets'>> = {
  vendorWallets: {
    schema: settingsSections.vendorWallets,
    initial: { vendors: [] },
    faults: ({ vendors }) => [
      ...duplicates('/vendors', 'vendor', vendors),
      ...vendors.flatMap(({ vendor, unit, least }, place) => [
        // The other side of every transfer has this name.
        ...(vendor === mainWallet ? [{ path: `/vendors/${place}/vendor`, rule: 'vendor' }] : []),
        ...(settingMinor(least) % (BigInt(unit) * wholeUnit) === 0n
          ? []
          : [{ path: `/vendors/${place}/least`, rule: 'limits' }]),
      ]),
    ],
  },
}
