import Type, { type TSchema } from 'typebox'
import { defineCall } from '#/call.ts'
import { moment, shape } from '#/system/content.ts'
import { type SectionName, settingsSections } from '#/system/settings.ts'
import { fourEyesCall } from './approval-calls.ts'
import { operatorCall, reason } from './operator-call.ts'

const version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'Counts the changes of this section; 0 means never changed',
})

/** Sections that are longer than other bodies: texts in many languages. */
const bodyLimitOf: { readonly [Name in SectionName]?: number } = { helpCenter: 4_000_000 }

/** Reads one section of the settings, with the version that a change must name. */
function readSection<Name extends SectionName>(section: Name) {
  return defineCall({
    ...operatorCall,
    id: `read${capitalised(section)}` as const,
    summary: `The merchant's settings: ${section}.`,
    method: 'GET',
    path: `/wps/operator/settings/${section}`,
    query: shape({}),
    body: undefined,
    value: shape({
      version,
      value: settingsSections[section],
      changedAt: Type.Union([Type.Null(), moment]),
      changedBy: Type.Union([Type.Null(), Type.String({ maxLength: 100 })]),
    }),
    errors: [],
    origin: 'ours',
  })
}

/**
 * Replaces one section, on every process within a second. `version` is the one that was read: a change
 * in between answers changed_meanwhile. An address on a host that the environment does not allow answers
 * host_not_allowed.
 */
function changeSection<Name extends SectionName>(section: Name) {
  return defineCall({
    ...operatorCall,
    id: `change${capitalised(section)}` as const,
    summary: `Replaces the merchant's settings: ${section}.`,
    method: 'PUT',
    path: `/wps/operator/settings/${section}`,
    query: shape({}),
    body: shape({ version, value: settingsSections[section] as (typeof settingsSections)[Name] & TSchema }),
    ...(bodyLimitOf[section] !== undefined && { bodyLimitBytes: bodyLimitOf[section] }),
    value: shape({ version }),
    errors: ['changed_meanwhile', 'host_not_allowed'],
    origin: 'ours',
  })
}

/** Roles are changed with a second operator's approval: who may give power could take it. */
const changeRoles = defineCall({
  ...fourEyesCall,
  id: 'changeRoles',
  summary: "Replaces the merchant's settings: roles.",
  method: 'PUT',
  path: '/wps/operator/settings/roles',
  query: shape({}),
  body: shape({ version, value: settingsSections.roles, reason }),
  errors: ['changed_meanwhile', 'role_in_use'],
})

function capitalised<Text extends string>(text: Text): Capitalize<Text> {
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>
}

export const settingsCalls = {
  readAvailability: readSection('availability'),
  changeAvailability: changeSection('availability'),
  readRegions: readSection('regions'),
  changeRegions: changeSection('regions'),
  readCustomerService: readSection('customerService'),
  changeCustomerService: changeSection('customerService'),
  readLanguages: readSection('languages'),
  changeLanguages: changeSection('languages'),
  readBrand: readSection('brand'),
  changeBrand: changeSection('brand'),
  readWhitelabel: readSection('whitelabel'),
  changeWhitelabel: changeSection('whitelabel'),
  readRegistration: readSection('registration'),
  changeRegistration: changeSection('registration'),
  readProfileFields: readSection('profileFields'),
  changeProfileFields: changeSection('profileFields'),
  readPasswords: readSection('passwords'),
  changePasswords: changeSection('passwords'),
  readStepUp: readSection('stepUp'),
  changeStepUp: changeSection('stepUp'),
  readLimits: readSection('limits'),
  changeLimits: changeSection('limits'),
  readSms: readSection('sms'),
  changeSms: changeSection('sms'),
  readVerification: readSection('verification'),
  changeVerification: changeSection('verification'),
  readPageLoad: readSection('pageLoad'),
  changePageLoad: changeSection('pageLoad'),
  readHelpCenter: readSection('helpCenter'),
  changeHelpCenter: changeSection('helpCenter'),
  readBanners: readSection('banners'),
  changeBanners: changeSection('banners'),
  readVendors: readSection('vendors'),
  changeVendors: changeSection('vendors'),
  readWinnerBoard: readSection('winnerBoard'),
  changeWinnerBoard: changeSection('winnerBoard'),
  readRoles: readSection('roles'),
  changeRoles,
  readApprovals: readSection('approvals'),
  changeApprovals: changeSection('approvals'),
} as const
