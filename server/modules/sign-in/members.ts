import type * as notices from './mails/access-notice.ts'
import * as security from './store/member-security.ts'
import * as minting from './use-cases/mint-sign-in-code.ts'
import * as resetting from './use-cases/reset-factor.ts'
import * as telling from './use-cases/tell-owner.ts'
import * as work from './use-cases/work-on-member.ts'

/** A one-time sign-in code for a member or an agent without a session of theirs; the one before it is void. */
export const mintSignInCode = minting.mintSignInCode
/** Suspends an active member; refuses one that is not, and one that is closed. */
export const suspendMember = work.suspendMember
/** Suspends an account whatever it is: its sessions end, and after it no bet is taken. */
export const suspendAccount = work.suspendAccount
/** Lets a suspended member in again; refuses one that is not, and one that is closed. */
export const reinstateMember = work.reinstateMember
/** A password of chance, and the hash that `handOutPassword` takes: hashing needs no transaction. */
export const drawPassword = work.drawPassword
/** Gives a member a password that must be changed at its next sign-in; ends what the one before let in. */
export const handOutPassword = work.handOutPassword
/** Ends one session, or all of them with what browsers remember; answers how many there were. */
export const endMemberSessions = work.endMemberSessions
/** Refuses a closed account, which is locked from here on. */
export const lockOpenMember = work.lockOpenMember
/** Takes a member's authenticator and passkeys away, for one who has lost them; ends its sessions. */
export const resetFactor = resetting.resetFactor
/** Notifies the owner of an operator's act on access, on every channel there is. */
export const notifyOfAccessAct = telling.notifyOfAccessAct
/** Tells the owner by mail of a change that was made; a higher module brings what it says. */
export const tellOwner = telling.tellOwner
/** Sends a message that nothing depends on; nothing where none can be sent. */
export const sendIfPossible = telling.sendIfPossible
/** What telling the owner needs. */
export type TellChangedParts = telling.TellChangedParts
/** What notifying the owner on every channel needs. */
export type NotifyParts = telling.NotifyParts
/** What an operator can change about how an account is accessed or paid out. */
export type AccessAct = notices.AccessAct

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
