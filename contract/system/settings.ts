import { profileFields } from '@banyan/rules/fields/profile-fields.ts'
import { registrationFields } from '@banyan/rules/fields/registration-fields.ts'
import Type, { type Static, type TSchema } from 'typebox'
import { banners } from './banners.ts'
import { cashier, payoutBanks } from './cashier-settings.ts'
import { countryCode, gameAddress, hostName, httpsAddress, localisedText, moment, shape } from './content.ts'
import { helpTopics } from './help-center.ts'
import { language, languageCode } from './language.ts'
import { lotterySettings } from './lottery-settings.ts'
import { scheduleSettings } from './schedule-settings.ts'
import { treeTransferSettings } from './transfer-settings.ts'
import { vendorGiftSettings } from './vendor-gift-settings.ts'
import { vendorWalletSettings } from './vendor-wallet-settings.ts'
import { vipSettings } from './vip-settings.ts'
import { withdrawalSettings } from './withdrawal-settings.ts'

/** What the page of a closed portal says, and until when it may last (requirements SYS-02). */
const closure = {
  title: localisedText(120),
  message: localisedText(1000),
  until: Type.Union([Type.Null(), moment]),
}
/** What visitors are told while the portal is closed. */
export const maintenanceNotice = shape(closure)

/**
 * Whether the portal is open: null, or the maintenance that closes it, at once unless `from` names a moment to come.
 * `until` is what visitors are told; the portal opens again when an operator says so (requirements SYS-02).
 */
export const availability = shape({
  maintenance: Type.Union([Type.Null(), shape({ from: Type.Optional(Type.Union([Type.Null(), moment])), ...closure })]),
})

/** Countries whose visitors see the blocked page: a deny list (requirements SYS-03). */
export const regions = shape({ denied: Type.Array(countryCode, { maxItems: 250, uniqueItems: true }) })

/** Ways to customer service; the portal ignores types that it does not know (requirements SYS-05). */
export const customerService = shape({
  entries: Type.Array(
    shape({
      csType: Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,29}$' }),
      title: localisedText(60),
      address: httpsAddress('links'),
    }),
    { maxItems: 12 },
  ),
})

/** The languages on offer, the merchant's default first, and whether a first visit follows the browser's. */
export const languages = shape({
  offered: Type.Array(language, { minItems: 1, maxItems: 40 }),
  followBrowser: Type.Boolean(),
})

/** How the brand appears and where it lives. */
export const brand = shape({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  mainDomain: Type.Union([Type.Literal(''), hostName]),
  domains: Type.Array(hostName, { maxItems: 30, uniqueItems: true }),
  resources: Type.Array(
    shape({ resourceType: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{1,29}$' }), address: httpsAddress('links') }),
    { maxItems: 20 },
  ),
  analytics: Type.Union([Type.Literal(''), httpsAddress('images')]),
  imageCDNs: Type.Array(httpsAddress('images'), { maxItems: 10 }),
  launchGameCDNs: Type.Array(gameAddress, { maxItems: 20 }),
})

/** Hosts beside the portal's public one under which members sign in with passkeys: mirrors of the brand. */
export const passkeys = shape({ domains: Type.Array(hostName, { maxItems: 31, uniqueItems: true }) })

const whitelabelFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'AGENTPOLICY3',
] as const

/**
 * Entries of the tree that the portal asks about (requirements SYS-07): registration by mobile, codes by SMS at
 * registration, a password beside the mobile number, trial play, a forced change of password, sign-in by SMS.
 */
export const switches = [
  'MOBILE_REGISTRATION',
  'SMS_VERIFICATION',
  'MOBILE_PASSWORD_REGISTRATION',
  'FREE_PLAY',
  'FORCED_PASSWORD_CHANGE',
  'VERIFICATION_LOGIN',
] as const
export type Switch = (typeof switches)[number]

/** Switches of the merchant; a tree entry is on only when enabled is '1' (requirements SYS-07). */
export const whitelabel = shape({
  flags: shape(
    Object.fromEntries(whitelabelFlags.map((flag) => [flag, Type.Boolean()])) as Record<
      (typeof whitelabelFlags)[number],
      Type.TBoolean
    >,
  ),
  tree: Type.Array(shape({ modId: Type.String({ pattern: '^[A-Za-z0-9_]{2,40}$' }), enabled: Type.Enum(['0', '1']) }), {
    maxItems: 50,
  }),
})

/** A field of a form: whether it is there, whether it must be filled, and what it accepts (`rules/fields`). */
export function field<Name extends TSchema>(name: Name) {
  return {
    name,
    enabled: Type.Boolean(),
    required: Type.Boolean(),
    patternId: Type.Integer({ minimum: 1, maximum: 18 }),
    minLength: Type.Integer({ minimum: 0, maximum: 200, description: 'In characters', 'x-unit': 'characters' }),
    maxLength: Type.Integer({ minimum: 1, maximum: 200, 'x-unit': 'characters' }),
  }
}

/** The same as whoever fills the form is told of it: with the pattern that follows from its kind. */
export function acceptingField<Name extends TSchema>(name: Name) {
  const acceptedPattern = Type.String({ maxLength: 200, description: 'Derived from patternId; a lone * matches all' })
  return { ...field(name), acceptedPattern }
}

/** Which fields registration asks for and what they accept (requirements SYS-08), and how often a network may try. */
export const registration = shape({
  triesPerHour: Type.Integer({ minimum: 1, maximum: 1_000_000, 'x-unit': 'perHour' }),
  fields: Type.Array(shape(field(Type.Enum([...registrationFields]))), { maxItems: registrationFields.length }),
})

/** Which fields the profile has (requirements ACC-24). */
export const profileSettings = shape({
  fields: Type.Array(shape(field(Type.Enum([...profileFields]))), { maxItems: profileFields.length }),
})

/** How old passwords may become, and what is told of names (requirements ACC-17, ACC-21). */
export const passwords = shape({
  expiresAfterDays: Type.Integer({ minimum: 0, maximum: 3650, description: '0: never', 'x-unit': 'days' }),
  changesAtFirstLogin: Type.Boolean({
    description: 'Whether the first login with a password asks for another one, where changes are forced',
  }),
  tellsUnknownNames: Type.Boolean({
    description: 'Whether a forgotten password tells that username or email does not exist',
  }),
})

/** Whether a sign-in from an unknown address needs a proof more, and for how long an address stays known (requirements ACC-19). */
export const stepUpSettings = shape({
  enabled: Type.Boolean(),
  knownForDays: Type.Integer({ minimum: 1, maximum: 400, 'x-unit': 'days' }),
  trustsKnownDevices: Type.Boolean({
    description: 'A browser that the account has signed in from counts as a known address',
  }),
})

/** How much one address may ask for in a minute, by kind of call. */
export const limits = shape({
  readsPerMinute: Type.Integer({ minimum: 10, maximum: 1_000_000, 'x-unit': 'perMinute' }),
  writesPerMinute: Type.Integer({ minimum: 5, maximum: 1_000_000, 'x-unit': 'perMinute' }),
})

/**
 * Countries whose numbers are sent codes by SMS, the merchant's own one first; how many codes may be asked for within
 * 24 hours; and who sends those of a registration: the gateway, or the phone-verification provider.
 */
export const sms = shape({
  countries: Type.Array(countryCode, { minItems: 1, maxItems: 250, uniqueItems: true }),
  route: Type.Enum(['gateway', 'provider']),
  perDay: Type.Integer({ minimum: 0, maximum: 100_000, 'x-unit': 'perDay' }),
})

/** Under attack every check that a person is there takes the browser a longer calculation (reliability goal 2.8). */
export const verification = shape({ underAttack: Type.Boolean() })

/** A visitor is told of a page that takes longer to load than this (requirements SYS-15). */
export const pageLoad = shape({ slowAfterSeconds: Type.Integer({ minimum: 1, maximum: 120, 'x-unit': 'seconds' }) })

/** Game vendors whose games nobody starts, and that take no stakes; what they owe players is still taken (requirements PLAY-06). */
export const vendors = shape({
  blocked: Type.Array(Type.String({ pattern: '^[A-Z0-9_]{2,20}$', description: 'Vendor code' }), {
    maxItems: 400,
    uniqueItems: true,
  }),
})

/** Which wins stand on the winner board, and for how long (requirements LOB-03, PLAY-08). */
export const winnerBoardSettings = shape({
  floor: Type.String({
    pattern: '^[1-9]\\d{0,12}\\.\\d{2}$',
    'x-kind': 'amount',
    description:
      "What a payment must reach, in the merchant's currency; a lower floor counts for what is paid from then on",
  }),
  days: Type.Integer({ minimum: 1, maximum: 90, 'x-unit': 'days' }),
})

/** Name of a role, and a call that it holds: its id, or * for every call there is and will be. */
export const roleName = Type.String({ pattern: '^[a-z][a-z0-9-]{1,29}$' })
export const roleCall = Type.String({ pattern: '^(\\*|[a-z][A-Za-z0-9]{2,59})$' })
export const roleCallsAtMost = 400

/** What operators may do: each has one role, a role is a set of calls. Changed with a second operator's approval. */
export const roles = shape({
  roles: Type.Array(
    shape({
      name: roleName,
      calls: Type.Array(roleCall, { maxItems: roleCallsAtMost, uniqueItems: true }),
    }),
    { minItems: 1, maxItems: 30 },
  ),
})

/** For how long a request waits for a second operator, and money is held after operators changed a member's access. */
export const approvals = shape({
  waitsHours: Type.Integer({ minimum: 1, maximum: 720, 'x-unit': 'hours' }),
  accessHoldHours: Type.Integer({ minimum: 24, maximum: 720, 'x-unit': 'hours' }),
  moneyNotices: Type.Array(
    shape({
      address: Type.String({ pattern: '^[^\\s@<>,;]{1,64}@[^\\s@<>,;]{1,135}$' }),
      language: languageCode,
    }),
    { maxItems: 20, description: 'Owners who are told by mail when settings change that decide where money goes' },
  ),
})

/** Every section of the merchant's settings by name. Operators read and change one section at a time. */
export const settingsSections = {
  availability,
  regions,
  customerService,
  languages,
  brand,
  whitelabel,
  registration,
  profileFields: profileSettings,
  passwords,
  stepUp: stepUpSettings,
  passkeys,
  limits,
  sms,
  verification,
  banners,
  pageLoad,
  helpCenter: helpTopics,
  vendors,
  winnerBoard: winnerBoardSettings,
  vendorGifts: vendorGiftSettings,
  roles,
  approvals,
  cashier,
  withdrawals: withdrawalSettings,
  treeTransfers: treeTransferSettings,
  vendorWallets: vendorWalletSettings,
  payoutBanks,
  lottery: lotterySettings,
  lotterySchedules: scheduleSettings,
  vip: vipSettings,
} as const

export type SettingsSections = { readonly [Name in SectionName]: Static<(typeof settingsSections)[Name]> }
export type SectionName = keyof typeof settingsSections

/** The sections that a page of the portal shows something of; a tab that is open is told when one changes. */
export const shownSections = [
  'availability',
  'regions',
  'customerService',
  'languages',
  'brand',
  'whitelabel',
  'registration',
  'profileFields',
  'passkeys',
  'sms',
  'pageLoad',
  'banners',
  'helpCenter',
  'vendors',
  'winnerBoard',
  'vip',
] as const satisfies readonly SectionName[]

/** The header that says of each answer which version its settings had, so that visitors, who have no socket, notice too. */
export const settingsVersionHeader = 'settings-version'

/** Grows with each change of a section that pages show, and when a planned maintenance begins. */
export const settingsVersion = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
