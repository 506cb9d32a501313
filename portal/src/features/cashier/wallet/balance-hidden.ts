import { readStored, store } from '@banyan/client/browser-storage.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

const storageName = 'balance'
const hiddenMark = 'hidden'

const hidden = new ValueStore(readStored(storageName) === hiddenMark)

// What is hidden in one tab is hidden in all of them; a name of null says that the whole storage was cleared.
addEventListener('storage', ({ key, newValue }) => {
  if (key === storageName || key === null) hidden.set(newValue === hiddenMark)
})

/** Whether this browser shows stars in place of amounts. */
export function useBalanceHidden(): boolean {
  return useValue(hidden)
}

export function hideBalance(next: boolean): void {
  store(storageName, next ? hiddenMark : null)
  hidden.set(next)
}
