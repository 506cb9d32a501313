import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'

/**
 * What a passed verification is good for: a login by username, a code by SMS, a trial account, a mail for a forgotten
 * password, or, for whoever can't read the image of a captcha, in its place (by the longer proof of work alone).
 */
export const verificationPurpose = Type.Enum(['login', 'sms', 'trial', 'captcha', 'mail'])
export type VerificationPurpose = Static<typeof verificationPurpose>

/** A piece to push into its gap, or for whoever can't see or push it, a longer proof of work alone. */
export const challengeKind = Type.Enum(['slider', 'work'])
export type ChallengeKind = Static<typeof challengeKind>

/** Proof of a passed verification; good once, within 5 minutes, for its purpose and the browser that passed. */
export const passToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

const challengeId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
const pixels = Type.Integer({ minimum: 0, maximum: 2000 })
const picture = (maxLength: number) =>
  Type.Optional(Type.String({ pattern: '^[A-Za-z0-9+/]+=*$', maxLength, description: 'WebP, base64' }))

/** A new challenge, good for 120 s and one attempt. Lengths are in pixels of the background. */
export const sliderChallenge = defineCall({
  id: 'sliderChallenge',
  summary: 'A slider or a longer proof of work, to show that a person is there.',
  method: 'GET',
  path: '/wps/verification/slider',
  moduleId: 'VERIFICATION',
  callers: everyone,
  token: 'none',
  drawsPicture: true,
  encrypted: false,
  query: shape({
    purpose: verificationPurpose,
    kind: Type.Optional(
      Type.Enum(['slider', 'work'], { default: 'slider', description: 'work: no picture, a longer proof' }),
    ),
  }),
  body: undefined,
  value: shape({
    challenge: challengeId,
    kind: challengeKind,
    background: picture(60_000),
    piece: picture(12_000),
    width: Type.Optional(pixels),
    height: Type.Optional(pixels),
    pieceSize: Type.Optional(pixels),
    pieceY: Type.Optional(pixels),
    work: shape({
      salt: Type.String({ pattern: '^[0-9a-f]{32}$', description: '128 bits, hexadecimal' }),
      bits: Type.Integer({ minimum: 1, maximum: 32, description: 'Leading zero bits of SHA-256(salt, nonce)' }),
    }),
  }),
  errors: [],
  origin: 'ours',
})

/**
 * The one attempt at a challenge. A wrong place, a wrong proof, a challenge that is over, was tried before or is
 * another browser's: all answer verification_failed.
 */
export const solveSlider = defineCall({
  id: 'solveSlider',
  summary: 'Answers a challenge and gets the pass for one protected call.',
  method: 'POST',
  path: '/wps/verification/slider',
  moduleId: 'VERIFICATION',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({}),
  body: shape({
    challenge: challengeId,
    x: Type.Optional(Type.Integer({ minimum: 0, maximum: 2000, description: 'Left edge of the piece; kind slider' })),
    work: Type.Integer({ minimum: 0, maximum: 4_294_967_295, description: 'The nonce that proves the work' }),
  }),
  value: shape({ passToken }),
  errors: ['verification_failed'],
  origin: 'ours',
})
