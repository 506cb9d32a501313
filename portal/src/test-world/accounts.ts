import { callTable } from '@banyan/contract/client.gen.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { signedInHint } from '#/src/session/session.ts'
import { startSession } from '#/src/session/start-session.ts'
import { answer, openPortal } from './open-portal.tsx'

export const member: OwnAccount = {
  nickname: 'linhtran88',
  account: 'linhtran88',
  id: 'aB3dE5gH7jK9mN1pQ2sT4v',
  type: 0,
  language: null,
  icon: 'tiger',
}
export const agent: OwnAccount = { ...member, nickname: 'Chi Mai', account: 'maiagent', type: 2, icon: 'crane' }
export const trial: OwnAccount = { ...member, nickname: 'trial-4711', account: 'trial-4711', type: 4, icon: 'banyan' }

const token = 'x'.repeat(43)

/** Somebody has signed in with this browser before the portal opens. */
export function rememberSignIn(): void {
  localStorage.setItem(signedInHint, 'yes')
}

/** The portal as a browser opens it in which somebody has signed in before. */
export async function openSignedIn(address: string): ReturnType<typeof openPortal> {
  rememberSignIn()
  const portal = openPortal(address)
  startSession()
  return await portal
}

/** Answers the calls of a session for an account; everything else is asked of `rest`. */
export function answerSession(account: () => OwnAccount | undefined, rest: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal')
    const now = account()
    if (pathname === callTable.sessionToken.path) return answer({ success: true, value: { token: now ? token : null } })
    if (pathname === callTable.memberInfo.path && now) return answer({ success: true, value: now })
    if (pathname === callTable.rememberedLogin.path && now)
      return answer({ success: true, value: { ...now, token, firstTimeLogin: false } })
    if (pathname === callTable.logout.path || pathname === callTable.changeLanguage.path)
      return answer({ success: true, value: {} })
    return rest(input, init)
  }
}
