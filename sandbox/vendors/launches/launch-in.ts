import type { LaunchRequest } from '@banyan/contract/vendor/launch.ts'
import { fieldsIn, isText } from './fields-in.ts'

const gameCode = /^[A-Za-z0-9_.:-]{1,60}$/
const currency = /^[A-Z]{3}$/
const optional = (pattern: RegExp) => (value: unknown) => value === undefined || isText(value, pattern)

/* A page's policy names this origin, so no sign that has a meaning there may stand in it. */
const origin = /^https?:\/\/[a-z0-9.-]{1,180}(:\d{1,5})?$/

/** What each field of a launch may be. */
const launchFields: Readonly<Record<keyof LaunchRequest, (value: unknown) => boolean>> = {
  gameCode: (value) => isText(value, gameCode),
  mode: (value) => value === 'real' || value === 'trial',
  launchToken: optional(/^[A-Za-z0-9_-]{22,86}$/),
  currency: (value) => isText(value, currency),
  exponent: (value) => Number.isInteger(value) && 0 <= Number(value) && Number(value) <= 8,
  language: (value) => isText(value, /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/),
  device: (value) => value === 'mobile' || value === 'desktop',
  roomId: optional(/^[A-Za-z0-9_-]{1,40}$/),
  parentOrigin: (value) => isText(value, origin) && URL.parse(value)?.origin === value,
  returnUrl: (value) => isText(value, /^https?:\/\/[\x21-\x7e]{1,490}$/) && URL.canParse(value),
}

/** The launch that a body asks for; undefined where a field is missing, unknown or none that it may be. */
export function launchIn(body: string): LaunchRequest | undefined {
  return fieldsIn<LaunchRequest>(body, launchFields)
}

type RoomsRequest = Pick<LaunchRequest, 'gameCode' | 'currency' | 'language'>

/** The game whose tables a body asks for. */
export function roomsRequestIn(body: string): RoomsRequest | undefined {
  const { gameCode, currency, language } = launchFields
  return fieldsIn<RoomsRequest>(body, { gameCode, currency, language })
}
