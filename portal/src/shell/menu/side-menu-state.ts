import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { readStored, store } from '#/src/session/browser-storage.ts'

const collapsed = new ValueStore(readStored('sideMenu') === 'collapsed')

/** Whether the side menu shows its icons alone. */
export function useSideMenuCollapsed(): boolean {
  return useValue(collapsed)
}

export function collapseSideMenu(next: boolean): void {
  store('sideMenu', next ? 'collapsed' : 'open')
  collapsed.set(next)
}
