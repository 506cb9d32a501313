/** Whether this browser can hold and show passkeys; on a page without https it can't. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}
