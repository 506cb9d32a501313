import * as rows from './store/passwords.ts'

/** What a typed password is compared with. */
export type AccountToProve = rows.AccountToProve
/** A password with its standing: weak, handed out, its age in seconds. */
export type PasswordRow = rows.PasswordRow
/** Username, password hash and when it was set. */
export type Credentials = rows.Credentials

/** The account with this folded username and what its password is compared with; undefined for an unknown name. */
export const accountOfName = rows.accountOfName
/** Username, password hash and its time. */
export const credentialsOf = rows.credentialsOf
/** The password's hash and standing. */
export const passwordOf = rows.passwordOf
/** Marks the password with this hash as weak. */
export const noteWeakPassword = rows.noteWeakPassword
/** Keeps the same password under another hash, while it still has the one it had. */
export const respellHash = rows.respellHash
/** Sets a new password, neither weak nor handed out. */
export const replacePassword = rows.replacePassword
/** Makes the account change its password before anything else; false without a password. */
export const requirePasswordChange = rows.requirePasswordChange
