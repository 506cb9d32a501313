/** What the document's first script took out of the address (requirements SYS-04). */
interface CodeHolder {
  signInCode?: string | undefined
}

/** The one-time sign-in code that the address brought; a link alone signs nobody in. */
export function signInCode(): string | undefined {
  return (window as CodeHolder).signInCode
}

/** It was used, or not wanted. */
export function dropSignInCode(): void {
  delete (window as CodeHolder).signInCode
}
