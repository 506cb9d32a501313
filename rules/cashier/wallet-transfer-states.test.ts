import { expect, test } from 'vitest'
import {
  endedWalletTransferStates,
  inVendorUnits,
  isWalletTransferOver,
  type WalletTransferEvent,
  type WalletTransferState,
  walletTransferEvents,
  walletTransferStateAfter,
  walletTransferStates,
  wholeVendorUnits,
} from './wallet-transfer-states.ts'

/** Written a second time, by hand from the domain's sections c.5 and 5.6. */
const allowed: readonly (readonly [WalletTransferState, WalletTransferEvent, WalletTransferState])[] = [
  ['asked', 'confirmed', 'done'],
  ['asked', 'refused', 'returned'],
  ['asked', 'unclear', 'unknown'],
  ['asked', 'otherwise', 'case'],
  ['unknown', 'confirmed', 'done'],
  ['unknown', 'refused', 'returned'],
  ['unknown', 'missing', 'returned'],
  ['unknown', 'otherwise', 'case'],
  ['unknown', 'lapsed', 'case'],
  ['case', 'askedAgain', 'unknown'],
]

for (const state of walletTransferStates)
  for (const event of walletTransferEvents) {
    const after = allowed.find(([from, on]) => from === state && on === event)?.[2]
    test(`[WAL-04] ${state}, ${event}: ${after ?? 'forbidden'}`, () => {
      expect(walletTransferStateAfter(state, event)).toBe(after)
    })
  }

test('[WAL-04] what has ended stays, and out of a case leads only the vendor’s word', () => {
  for (const state of endedWalletTransferStates)
    expect(walletTransferEvents.filter((event) => walletTransferStateAfter(state, event))).toEqual([])
  expect(walletTransferStates.filter(isWalletTransferOver)).toEqual([...endedWalletTransferStates])
  expect(walletTransferEvents.filter((event) => walletTransferStateAfter('case', event))).toEqual(['askedAgain'])
})

test.each([
  [300_000n, 1, 3_000n, 300_000n],
  [300_050n, 1, undefined, 300_000n],
  [300_000n, 1_000, 3n, 300_000n],
  [350_000n, 1_000, undefined, 300_000n],
  [99_999n, 1_000, undefined, 0n],
] as const)('[WAL-04] %d minor units at 1:%d are %d of the vendor’s; %d can be moved', (minor, unit, units, whole) => {
  expect(inVendorUnits(minor, unit, 2)).toBe(units)
  expect(wholeVendorUnits(minor, unit, 2)).toBe(whole)
})
