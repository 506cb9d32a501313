import Type, { type TSchema } from 'typebox'
import { defineCall } from '#/call.ts'
import { fourEyesCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'
import type { MoneySection } from '#/system/money-sections.ts'
import { type SectionName, settingsSections } from '#/system/settings.ts'
import { historyPage, historyQuery, version } from '../change-history.ts'
import { operatorCall, reason } from '../operator-call.ts'

const author = Type.Union([Type.Null(), Type.String({ maxLength: 100 })])

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
      changedBy: author,
    }),
    errors: [],
    origin: 'ours',
  })
}

/**
 * Replaces one section, on every process within a second. `version` is the one that was read: a change
 * in between answers changed_meanwhile. An address on a host that the environment does not allow answers
 * host_not_allowed, and names the fields.
 */
function changeSection<Name extends Exclude<SectionName, MoneySection>>(section: Name) {
  return defineCall({
    ...operatorCall,
    id: `change${capitalised(section)}` as const,
    summary: `Replaces the merchant's settings: ${section}.`,
    method: 'PUT',
    path: `/wps/operator/settings/${section}`,
    query: shape({}),
    body: shape({
      version,
      value: settingsSections[section] as (typeof settingsSections)[Name] & TSchema,
      reason: Type.Optional(reason),
    }),
    ...(bodyLimitOf[section] !== undefined && { bodyLimitBytes: bodyLimitOf[section] }),
    value: shape({ version }),
    errors: ['changed_meanwhile', 'host_not_allowed'],
    origin: 'ours',
  })
}

/**
 * Replaces a section that decides where money goes, once a second operator has approved it. It is then still changed from
 * `version`: a change in between answers changed_meanwhile.
 */
function changeMoneySection<Name extends Exclude<MoneySection, 'roles'>>(section: Name) {
  return defineCall({
    ...fourEyesCall,
    id: `change${capitalised(section)}` as const,
    summary: `Replaces the merchant's settings: ${section}.`,
    method: 'PUT',
    path: `/wps/operator/settings/${section}`,
    query: shape({}),
    body: shape({ version, value: settingsSections[section] as (typeof settingsSections)[Name] & TSchema, reason }),
    errors: ['changed_meanwhile', 'host_not_allowed'],
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

const sectionNames = Object.keys(settingsSections) as SectionName[]
const section = Type.Enum(sectionNames)
/** A field of a value by the names that lead to it, such as `resources.address` for that of every entry. */
const fieldName = Type.String({ pattern: '^[A-Za-z0-9_.]{1,200}$' })
/** A value, or a schema, of any section. */
const anyObject = Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true })
const reading = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const

const hosts = Type.Array(Type.String({ maxLength: 300 }), { maxItems: 200 })
const allowedHosts = shape({ links: hosts, images: hosts, games: hosts })

/** Everything that a list of sections shows; the values are each section's own call. */
const listSettings = defineCall({
  ...reading,
  id: 'listSettings',
  summary:
    'Every section of the settings: who changed it last, its fields, what the merchant has yet to decide; and what the environment bounds.',
  path: '/wps/operator/settings',
  query: shape({}),
  value: shape({
    sections: Type.Array(
      shape({
        section,
        version,
        changedAt: Type.Union([Type.Null(), moment]),
        changedBy: author,
        fields: Type.Array(fieldName, { maxItems: 60 }),
        undecided: Type.Array(fieldName, {
          maxItems: 20,
          description: 'Fields that are empty, or as they were at the start, where a merchant has to decide',
        }),
      }),
      { maxItems: sectionNames.length },
    ),
    environment: shape({ publicUrl: Type.String({ maxLength: 300 }), hosts: allowedHosts }),
  }),
  errors: [],
})

/** One section: all of them are twenty times as much, and a form shows one. */
const describeSettings = defineCall({
  ...reading,
  id: 'describeSettings',
  summary:
    'What a form is made from: the JSON Schema of a section, the value it has by default, and the hosts allowed.',
  path: '/wps/operator/settings/description',
  query: shape({ section }),
  value: shape({
    schema: anyObject,
    initial: anyObject,
    hosts: allowedHosts,
    needsSecond: Type.Boolean({ description: 'Whether a change needs a second operator' }),
  }),
  errors: [],
})

/** The newest first. What was changed is readable, not whole: `settingsVersion` has the value itself. */
const settingsHistory = defineCall({
  ...reading,
  id: 'settingsHistory',
  summary: 'The changes of a section: by whom, when, why, and what differed.',
  path: '/wps/operator/settings/history',
  query: shape({ section, ...historyQuery }),
  value: historyPage,
  errors: [],
})

/** To take a change back; version 0 is the value that the section has by default. */
const settingsVersion = defineCall({
  ...reading,
  id: 'settingsVersion',
  summary: 'The whole value that a section had in one version.',
  path: '/wps/operator/settings/version',
  query: shape({ section, version }),
  value: shape({ version, value: anyObject }),
  errors: ['version_not_found'],
})

export const settingsCalls = {
  listSettings,
  describeSettings,
  settingsHistory,
  settingsVersion,
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
  readPasskeys: readSection('passkeys'),
  changePasskeys: changeMoneySection('passkeys'),
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
  readVendorGifts: readSection('vendorGifts'),
  changeVendorGifts: changeMoneySection('vendorGifts'),
  readRoles: readSection('roles'),
  changeRoles,
  readApprovals: readSection('approvals'),
  changeApprovals: changeMoneySection('approvals'),
  readCashier: readSection('cashier'),
  changeCashier: changeMoneySection('cashier'),
  readPayoutBanks: readSection('payoutBanks'),
  changePayoutBanks: changeMoneySection('payoutBanks'),
  readLottery: readSection('lottery'),
  changeLottery: changeMoneySection('lottery'),
  readLotterySchedules: readSection('lotterySchedules'),
  changeLotterySchedules: changeMoneySection('lotterySchedules'),
  readWithdrawals: readSection('withdrawals'),
  changeWithdrawals: changeMoneySection('withdrawals'),
  readTreeTransfers: readSection('treeTransfers'),
  changeTreeTransfers: changeMoneySection('treeTransfers'),
  readVendorWallets: readSection('vendorWallets'),
  changeVendorWallets: changeMoneySection('vendorWallets'),
  readVip: readSection('vip'),
  changeVip: changeMoneySection('vip'),
} as const
