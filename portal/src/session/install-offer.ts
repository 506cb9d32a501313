import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

/** What Chromium's browsers fire once the portal can be installed; other browsers have a menu for it. */
interface InstallOffer extends Event {
  /** Asks the visitor, once for each offer. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const current = new ValueStore<InstallOffer | 'installed' | undefined>(undefined)

/** The browser's offer to install the portal, or that it is installed; it comes once, so it is heard from the start. */
export function useInstallOffer(): InstallOffer | 'installed' | undefined {
  return useValue(current)
}

export function hearInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => current.set(event as InstallOffer))
  addEventListener('appinstalled', () => current.set('installed'))
}
