import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

/** The topic that holds the merchant's legal licence; a merchant without it shows no entry. */
export const licenceTermId = 'licences'

interface LicencePopupState {
  readonly open: boolean
  /** True from the first opening on, so that the code is fetched. */
  readonly wanted: boolean
}

const popup = new ValueStore<LicencePopupState>({ open: false, wanted: false })

export function useLicencePopup(): LicencePopupState {
  return useValue(popup)
}

/** Opens the legal licence over the page, or over the popup that names it (requirements NAV-16). */
export function openLicence(): void {
  popup.set({ open: true, wanted: true })
}

export function closeLicence(): void {
  popup.set({ ...popup.get(), open: false })
}
