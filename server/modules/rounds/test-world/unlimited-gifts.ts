import type { Circumstances } from '../deciding/money-call.ts'

/** For worlds that are about something else than what vendors give. */
export const unlimitedGifts: Pick<Circumstances, 'capsOf' | 'onGiftsStopped'> = {
  capsOf: () => ({ perCall: 10n ** 15n, perDay: 10n ** 18n, winMultiple: 10n ** 6n, perWin: 10n ** 15n }),
  onGiftsStopped(stop) {
    throw new Error(`the gifts of ${stop.vendorCode} were stopped`)
  },
}
