import { defineCall } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'
import { avatar } from './account.ts'
import { ownAccount } from './own-account.ts'

/** What these calls have in common: an account reads or changes what is its own. */
const ownCall = { moduleId: 'MEMBER', token: 'needed', encrypted: false, query: shape({}) } as const
const signedIn = ['member', 'trial', 'agent'] as const

/** Who is signed in (requirements ACC-20). */
export const memberInfo = defineCall({
  ...ownCall,
  id: 'memberInfo',
  beforePasswordChange: true,
  summary: 'The signed-in account.',
  method: 'GET',
  path: '/wps/member/info',
  callers: signedIn,
  body: undefined,
  value: shape(ownAccount),
  errors: [],
  origin: 'spec 7',
})

/** The avatar; an account that chose none, or one that is no longer offered, shows the default. */
export const memberIcon = defineCall({
  ...ownCall,
  id: 'memberIcon',
  beforePasswordChange: true,
  summary: "The account's avatar.",
  method: 'GET',
  path: '/wps/member/info/icon',
  callers: signedIn,
  body: undefined,
  value: shape({ icon: avatar }),
  errors: [],
  origin: 'spec 7',
})

/** Sets the avatar; an action of the member centre, which trial accounts have not. */
export const changeMemberIcon = defineCall({
  ...ownCall,
  id: 'changeMemberIcon',
  summary: "Changes the account's avatar.",
  method: 'PUT',
  path: '/wps/member/info/icon',
  callers: ['member', 'agent'],
  body: shape({ icon: avatar }),
  value: shape({}),
  errors: [],
  origin: 'ours',
})

/** Keeps the chosen language with the account (requirements SYS-10); one that is not offered is invalid input. */
export const changeLanguage = defineCall({
  ...ownCall,
  id: 'changeLanguage',
  beforePasswordChange: true,
  summary: 'Keeps the language with the account.',
  method: 'PUT',
  path: '/wps/member/language',
  callers: signedIn,
  body: shape({ language: languageCode }),
  value: shape({}),
  errors: [],
  origin: 'ours',
})
