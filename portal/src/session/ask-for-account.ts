import { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import { isTrial } from '#/src/session/account-kind.ts'
import { session } from '#/src/session/session.ts'
import { openLogin } from './open-login.ts'

/** Whether somebody is signed in; a visitor gets the login popup instead (requirements NAV-20). */
export function askForLogin(target?: string): boolean {
  if (session().is === 'in') return true
  openLogin({ target })
  return false
}

/** The same for what a trial account may not do: it is told that this needs a real one (requirements ACC-06). */
export function askForTrueAccount(target?: string): boolean {
  const now = session()
  if (now.is !== 'in') return askForLogin(target)
  if (!isTrial(now.account)) return true
  failed.tell(new RequestError('in_need_true_account', 'a trial account was asked for a real one'))
  return false
}
