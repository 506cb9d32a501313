import { readStored, store } from '@banyan/client/browser-storage.ts'
import { broughtIn } from '#/src/session/brought-in.ts'
import { dropBroughtIn } from '#/src/session/drop-brought-in.ts'
import { session } from '#/src/session/session.ts'
import { knownSession } from '#/src/session/start-session.ts'

/** Whose link brought a visitor here (requirements NAV-03). */
export interface Invitation {
  readonly kind: 'affiliateCode' | 'referralCode'
  readonly code: string
}

interface Kept extends Invitation {
  readonly until: number
}

/** Its place in the browser's local storage: it is of use to the register form alone, so it need not travel as a cookie. */
const storageName = 'invitation'
const keptMs = 30 * 86_400_000
const codeText = /^[A-Za-z0-9_-]{1,40}$/

/**
 * Keeps the code of the link that was followed last for 30 days; that of an agent goes before one of whoever
 * recommends the brand. Who is signed in already was invited by somebody else.
 */
export function takeInvitation(): void {
  const { affiliateCode, referralCode } = broughtIn() ?? {}
  dropBroughtIn('affiliateCode')
  dropBroughtIn('referralCode')
  const found = [
    { kind: 'affiliateCode', code: affiliateCode?.trim() ?? '' } as const,
    { kind: 'referralCode', code: referralCode?.trim() ?? '' } as const,
  ].find(({ code }) => codeText.test(code))
  if (!found || session().is === 'in') return
  const before = readStored(storageName)
  store(storageName, JSON.stringify({ ...found, until: Date.now() + keptMs } satisfies Kept))
  // The session's owner is not known yet.
  void knownSession().then((now) => now.is === 'in' && store(storageName, before))
}

/** The invitation that still holds. */
export function invitation(): Invitation | undefined {
  try {
    const { kind, code, until } = JSON.parse(readStored(storageName) ?? 'null') as Kept
    const isOurs = (kind === 'affiliateCode' || kind === 'referralCode') && codeText.test(code)
    return isOurs && until > Date.now() ? { kind, code } : undefined
  } catch {
    return undefined
  }
}

/** Forgets it after use or refusal. */
export function forgetInvitation(): void {
  store(storageName, null)
}
