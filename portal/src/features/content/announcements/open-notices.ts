import { readStored, store } from '@banyan/client/browser-storage.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

interface NoticePopupState {
  readonly open: boolean
  /** True from the first opening on, so that the code is fetched. */
  readonly wanted: boolean
  /** The item to open it at; without one it opens at the list. */
  readonly itemId: string | undefined
}

const popup = new ValueStore<NoticePopupState>({ open: false, wanted: false, itemId: undefined })

export function useNoticePopup(): NoticePopupState {
  return useValue(popup)
}

/** Opens the notice popup, at an item or at the list (requirements LOB-01, NAV-12). */
export function openNotices(itemId?: string): void {
  popup.set({ open: true, wanted: true, itemId })
}

export function closeNotices(): void {
  popup.set({ ...popup.get(), open: false })
}

/** Not longer than the list can be. */
const seenAtMost = 100
const seen = new ValueStore<readonly string[]>(readStored('seenNotices')?.split(' ') ?? [])

/** The ids of notices that this visitor has been shown. */
export function useSeenNotices(): readonly string[] {
  return useValue(seen)
}

export function noteSeen(ids: readonly string[]): void {
  if (ids.every((id) => seen.get().includes(id))) return
  const next = [...ids, ...seen.get().filter((id) => !ids.includes(id))].slice(0, seenAtMost)
  store('seenNotices', next.join(' '))
  seen.set(next)
}
