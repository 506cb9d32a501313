import { readStored, store } from '@banyan/client/browser-storage.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

const collapsed = new ValueStore(readStored('sideMenu') === 'collapsed')

/** Whether the side menu shows its icons alone. */
export function useSideMenuCollapsed(): boolean {
  return useValue(collapsed)
}

export function collapseSideMenu(next: boolean): void {
  store('sideMenu', next ? 'collapsed' : 'open')
  collapsed.set(next)
}
