/** The half of the session's pair that this tab holds; the cookie is the other. */
let current: string | undefined

/** Reads the token anew; false where nobody is signed in, or somebody else is. Comes with the session's code. */
let renewal: () => Promise<boolean> = async () => false

export function sessionToken(): string | undefined {
  return current
}

export function holdToken(token: string | undefined): void {
  current = token
}

export function renewToken(): Promise<boolean> {
  return renewal()
}

export function renewTokenBy(renew: () => Promise<boolean>): void {
  renewal = renew
}
