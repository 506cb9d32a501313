import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { countryCode, dialingCode, shape } from './content.ts'

/** The countries whose numbers the merchant takes, its own one first (requirements ACC-25). */
export const countries = defineCall({
  id: 'countries',
  summary: 'Countries of mobile numbers.',
  method: 'GET',
  path: '/wps/system/countries',
  moduleId: 'SYSTEM',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({}),
  body: undefined,
  value: shape({ list: Type.Array(shape({ countryCode, countryDialingCode: dialingCode }), { maxItems: 250 }) }),
  errors: [],
  origin: 'ours',
})
