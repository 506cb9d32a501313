import { trustedScript } from '@banyan/client/trusted-script.ts'

/** Lets the browser keep the page that it shows when a navigation finds no network; builds alone have one. */
export async function keepOfflinePage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(trustedScript('service-worker', '/service-worker.js'))
}
