import program from './repeat-in-thread.ts?worker&url'

interface TrustedScripts {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

// Where the document's policy asks for it, an address of a script must have come through a policy of ours.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedScripts }
const trusted = trustedTypes?.createPolicy('draw-thread', { createScriptURL: () => program })

/** Starts the thread that repeats draws. */
export function repeatingThread(): Worker {
  return new Worker(trusted?.createScriptURL(program) ?? program, { type: 'module' })
}
