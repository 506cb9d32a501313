const script = '/service-worker.js'

interface TrustedScripts {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

/** Lets the browser keep the page that it shows when a navigation finds no network; builds alone have one. */
export async function keepOfflinePage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Where the document's policy asks for it, an address of a script must have come through a policy of ours.
  const { trustedTypes } = window as { trustedTypes?: TrustedScripts }
  const trusted = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => script })
  await navigator.serviceWorker.register(trusted?.createScriptURL(script) ?? script)
}
