interface TrustedScripts {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

/** The address of a script of ours: where the document's policy asks for it, it must have come through a policy. */
export function trustedScript(policy: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedScripts }
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL(address) ?? address
}
