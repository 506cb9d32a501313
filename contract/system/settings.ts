import Type, { type Static } from 'typebox'
import { banners } from './banners.ts'
import { countryCode, hostName, httpsAddress, localisedText, moment, shape } from './content.ts'
import { helpTopics } from './help-center.ts'
import { language } from './language.ts'

/** Whether the portal is open: null, or what the maintenance page says (requirements SYS-02). */
export const availability = shape({
  maintenance: Type.Union([
    Type.Null(),
    shape({ title: localisedText(120), message: localisedText(1000), until: Type.Union([Type.Null(), moment]) }),
  ]),
})

/** Countries whose visitors see the blocked page: a deny list (requirements SYS-03). */
export const regions = shape({ denied: Type.Array(countryCode, { maxItems: 250, uniqueItems: true }) })

/** Ways to customer service; the portal ignores types that it does not know (requirements SYS-05). */
export const customerService = shape({
  entries: Type.Array(
    shape({
      csType: Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,29}$' }),
      title: localisedText(60),
      address: httpsAddress,
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
    shape({ resourceType: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{1,29}$' }), address: httpsAddress }),
    { maxItems: 20 },
  ),
  analytics: Type.Union([Type.Literal(''), httpsAddress]),
  imageCDNs: Type.Array(httpsAddress, { maxItems: 10 }),
  launchGameCDNs: Type.Array(httpsAddress, { maxItems: 20 }),
})

const whitelabelFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'AGENTPOLICY3',
] as const

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

/** Which fields registration asks for and what they accept (requirements SYS-08). */
export const registration = shape({
  fields: Type.Array(
    shape({
      name: Type.String({ pattern: '^[A-Za-z]{2,30}$' }),
      enabled: Type.Boolean(),
      required: Type.Boolean(),
      patternId: Type.Integer({ minimum: 1, maximum: 18 }),
      minLength: Type.Integer({ minimum: 0, maximum: 200 }),
      maxLength: Type.Integer({ minimum: 1, maximum: 200 }),
    }),
    { maxItems: 30 },
  ),
})

/** How much one address may ask for in a minute, by kind of call. */
export const limits = shape({
  readsPerMinute: Type.Integer({ minimum: 10, maximum: 1_000_000 }),
  writesPerMinute: Type.Integer({ minimum: 5, maximum: 1_000_000 }),
})

/** Countries whose numbers are sent codes by SMS, and how many codes may be asked for within 24 hours. */
export const sms = shape({
  countries: Type.Array(countryCode, { maxItems: 250, uniqueItems: true }),
  perDay: Type.Integer({ minimum: 0, maximum: 100_000 }),
})

/** Under attack every check that a person is there takes the browser a longer calculation (reliability goal 2.8). */
export const verification = shape({ underAttack: Type.Boolean() })

/** A visitor is told of a page that takes longer to load than this (requirements SYS-15). */
export const pageLoad = shape({ slowAfterSeconds: Type.Integer({ minimum: 1, maximum: 120 }) })

/** Every section of the merchant's settings by name. Operators read and change one section at a time. */
export const settingsSections = {
  availability,
  regions,
  customerService,
  languages,
  brand,
  whitelabel,
  registration,
  limits,
  sms,
  verification,
  banners,
  pageLoad,
  helpCenter: helpTopics,
} as const

export type SettingsSections = { readonly [Name in SectionName]: Static<(typeof settingsSections)[Name]> }
export type SectionName = keyof typeof settingsSections
