import { newSecretText } from '#/platform/crypto/new-secret.ts'

/** Capitals and digits that nobody takes for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const drawnLength = 8
const codeText = /^[2-9A-HJ-NP-Z]{6,8}$/

/** A code that nobody foresees: 40 bits. */
export function drawnInvitationCode(): string {
  return newSecretText(alphabet, drawnLength)
}

/** The code that somebody typed, small letters and spaces around it aside; undefined where it can be none. */
export function invitationCodeOf(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return codeText.test(code) ? code : undefined
}
