import Type from 'typebox'
import { shape } from '#/system/content.ts'
import { ownAccount } from './own-account.ts'
import { sessionTokenText } from './session-calls.ts'

/** The new session's token and who it belongs to; the cookie comes beside it. */
export const signedIn = {
  token: sessionTokenText,
  firstTimeLogin: Type.Boolean({ description: 'This account has never signed in before' }),
  ...ownAccount,
}

/** What a sign-in answers that a password may have proved. */
export const provenSignIn = shape({
  ...signedIn,
  passwordExpired: Type.Boolean(),
  passwordIsWeak: Type.Boolean({ description: 'It is one that was handed out, or one that everybody guesses' }),
  mustChangePassword: Type.Boolean({
    description: 'Until it has, the session reaches nothing but the change of its password (requirements ACC-21)',
  }),
})

/** What a sign-in refuses once somebody has proved who it is; `step_up_needed` asks for one proof more (requirements ACC-19). */
export const signInErrors = [
  'step_up_needed',
  'step_up_unavailable',
  'non_agents_cannot_log_in',
  'non_member_accounts_cannot_log_in',
  'account_suspended',
] as const
