import * as own from './store/own-sessions.ts'
import * as rows from './store/sessions.ts'

/** The session that changes its account's password. */
export type SessionOfChange = rows.SessionOfChange

/** The account's live sessions: the one with this hash first, then the last used. */
export const liveSessionsOf = own.liveSessionsOf
/** How many live sessions each of these accounts has. */
export const countLiveSessions = own.countLiveSessions
/** The session that changes its account's password; undefined when it has ended meanwhile. */
export const sessionOfChange = rows.sessionOfChange
/** The account that is signed in by this session at the portal, while it lives. */
export const accountInBrowser = own.accountInBrowser
/** Keeps a session from ending until the transaction does; answers its account, or undefined when it has ended. */
export const holdSession = own.holdSession
/** From now on the session reaches nothing but the change of its password. */
export const restrictToPasswordChange = own.restrictToPasswordChange

/** No session's hash: none of the listed ones is the asker's own. */
export const noSession = new Uint8Array()
