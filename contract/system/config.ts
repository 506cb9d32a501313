import { registrationFields } from '@banyan/rules/fields/registration-fields.ts'
import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { localisedText, shape } from './content.ts'
import {
  acceptingField,
  brand,
  languages,
  maintenanceNotice,
  pageLoad,
  passkeys,
  type SectionName,
  settingsVersion,
  shownSections,
  sms,
  whitelabel,
} from './settings.ts'

/**
 * An entry of customer service. `path` is its address, encrypted: base64url of a 12-byte nonce and the
 * AES-256-GCM ciphertext under `customerServiceKey`. It keeps addresses out of the reach of harvesters, no more.
 */
const customerServiceEntry = shape({
  csType: Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,29}$' }),
  title: localisedText(60),
  path: Type.String({ pattern: '^[A-Za-z0-9_-]{40,800}$' }),
})

const sectionVersion = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

/** What the portal knows before anything else (requirements SYS-01); the document carries it. */
export const portalConfig = shape({
  merchant: shape({ code: Type.String({ pattern: '^[a-z0-9-]{2,30}$' }), name: brand.properties.name }),
  currency: shape({
    code: Type.String({ pattern: '^[A-Z]{3}$' }),
    symbol: Type.String({ minLength: 1, maxLength: 5 }),
    exponent: Type.Integer({ minimum: 0, maximum: 4, description: 'Digits after the point' }),
  }),
  languages: languages.properties.offered,
  demo: Type.Boolean({ description: 'True on a demo, which has pages for those who look at the product' }),
  slowLoadSeconds: pageLoad.properties.slowAfterSeconds,
  /** Whether a first visit opens in the browser's language, if it is offered. */
  followBrowser: Type.Boolean(),
  info: shape({
    customerService: Type.Array(customerServiceEntry, { maxItems: 12 }),
    customerServiceKey: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
    /** Hosts to which customer service, social links and downloads of apps may lead. */
    linkHosts: Type.Array(Type.String({ maxLength: 253 }), { maxItems: 50 }),
    domainRoute: brand.properties.domains,
    /** The host that passkeys belong to, and the mirrors that use them as related origins. */
    passkeyHost: Type.String({ maxLength: 253 }),
    passkeyDomains: passkeys.properties.domains,
    resources: brand.properties.resources,
    whitelabel,
    register: Type.Array(shape(acceptingField(Type.Enum([...registrationFields]))), {
      maxItems: registrationFields.length,
    }),
    smsRoute: sms.properties.route,
    mainDomain: brand.properties.mainDomain,
    analytics: brand.properties.analytics,
    imageCDNs: brand.properties.imageCDNs,
    launchGameCDNs: brand.properties.launchGameCDNs,
  }),
  location: shape({ ip: Type.String({ maxLength: 45 }) }),
  maintenance: Type.Union([Type.Null(), maintenanceNotice]),
  /** A span needs no true clock of the browser's; beyond a day the page looks again. */
  closesInSeconds: Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 86_400 })], {
    description: 'When a maintenance will begin that is planned, in a day at most; null without one',
  }),
  regionRestriction: Type.Boolean({ description: "True where the visitor's region is blocked" }),
  /** As `settings.changed` and the header `settings-version` count them; a page that shows an older one asks again. */
  settings: shape({
    version: settingsVersion,
    sections: shape(
      Object.fromEntries(shownSections.map((section) => [section, sectionVersion])) as Record<
        (typeof shownSections)[number] & SectionName,
        typeof sectionVersion
      >,
    ),
  }),
})
export type PortalConfig = Static<typeof portalConfig>

/** The configuration again, for a page that stays open: the document carries it at the start. */
export const systemConfig = defineCall({
  id: 'systemConfig',
  summary: 'What the portal knows before anything else.',
  method: 'GET',
  path: '/wps/system/config',
  moduleId: 'SYSTEM',
  callers: everyone,
  token: 'optional',
  alwaysOpen: true,
  encrypted: false,
  query: shape({}),
  body: undefined,
  value: portalConfig,
  errors: [],
  origin: 'spec 4',
})

/** 0 open, 1 in maintenance, 2 blocked region; maintenance comes first (spec section 4). */
export const systemStatus = defineCall({
  id: 'systemStatus',
  summary: 'Whether the portal is open to the caller, and if not, why.',
  method: 'GET',
  path: '/wps/system/status',
  moduleId: 'SYSTEM',
  callers: everyone,
  token: 'none',
  alwaysOpen: true,
  encrypted: false,
  query: shape({}),
  body: undefined,
  value: shape({ status: Type.Enum([0, 1, 2]), reason: Type.Enum(['open', 'maintenance', 'region']) }),
  errors: [],
  origin: 'spec 7',
})
