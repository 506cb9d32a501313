import * as security from './store/member-security.ts'
import * as telling from './use-cases/tell-owner.ts'
import * as work from './use-cases/work-on-member.ts'

/** Suspends an active member; refuses one that is not, and one that is closed. */
export const suspendMember = work.suspendMember
/** Suspends an account whatever it is: its sessions end, and after it no bet is taken. */
export const suspendAccount = work.suspendAccount
/** Lets a suspended member in again; refuses one that is not, and one that is closed. */
export const reinstateMember = work.reinstateMember
/** Refuses a closed account, which is locked from here on. */
export const lockOpenMember = work.lockOpenMember
/** Tells the owner by mail of a change that was made; a higher module brings what it says. */
export const tellOwner = telling.tellOwner
/** Sends a message that nothing depends on; nothing where none can be sent. */
export const sendIfPossible = telling.sendIfPossible
/** What telling the owner needs. */
export type TellChangedParts = telling.TellChangedParts

/** A try to sign in, with its number. */
export type NumberedSignIn = security.NumberedSignIn
/** When accounts last signed in, by their ids. */
export const lastSignInsOf = security.lastSignInsOf
/** Tries to sign in to an account, the newest first. */
export const signInPage = security.signInPage
/** Since when an account has its authenticator and its passkeys, and how many recovery codes are left. */
export const factorsOf = security.factorsOf
/** Devices that an account knows, the one that was seen last first. */
export const devicesOf = security.devicesOf
/** When the passwords before the present one were set, as far as they are kept. */
export const formerPasswordTimes = security.formerPasswordTimes
