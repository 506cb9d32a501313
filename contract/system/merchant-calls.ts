import { defineCall, everyone } from '#/call.ts'
import { portalConfig } from './config.ts'
import { shape } from './content.ts'
import { brand, whitelabel } from './settings.ts'

/** What these calls have in common: anybody reads them, and they are part of the configuration too. */
const publicRead = {
  method: 'GET',
  moduleId: 'SYSTEM',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({}),
  body: undefined,
  errors: [],
  origin: 'spec 7',
} as const

/** The merchant's switches, by themselves. */
export const systemWhitelabel = defineCall({
  ...publicRead,
  id: 'systemWhitelabel',
  summary: "The merchant's flags and tree of switches.",
  path: '/wps/system/whitelabel',
  value: whitelabel,
})

/** What registration asks for, by itself. */
export const registerSettings = defineCall({
  ...publicRead,
  id: 'registerSettings',
  summary: 'The fields of registration and what they accept.',
  path: '/wps/system/setting/register',
  value: shape({ fields: portalConfig.properties.info.properties.register }),
})

/** The hosts under which the brand can be reached; each is served by https (requirements SYS-25). */
export const domainRoute = defineCall({
  ...publicRead,
  id: 'domainRoute',
  summary: "The brand's own hosts.",
  path: '/wps/system/domainRoute',
  value: shape({ domains: brand.properties.domains, mainDomain: brand.properties.mainDomain }),
})
