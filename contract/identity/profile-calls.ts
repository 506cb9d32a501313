import { profileFields } from '@banyan/rules/fields/profile-fields.ts'
import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { acceptingField } from '#/system/settings.ts'

/** What an account says of itself (requirements ACC-24): one text for each field that the merchant asks for. */
const own = {
  moduleId: 'MEMBER',
  callers: ['member', 'agent'],
  token: 'needed',
  query: shape({}),
  origin: 'ours',
} as const
const nickname = Type.String({ minLength: 1, maxLength: 16 })

/** The fields of the profile, in their order, with what they hold. */
export const profile = defineCall({
  ...own,
  id: 'profile',
  summary: 'The profile of the account.',
  method: 'GET',
  path: '/wps/member/profile',
  encrypted: false,
  body: undefined,
  value: shape({
    nickname: Type.String({ minLength: 1, maxLength: 60 }),
    fields: Type.Array(
      shape({
        ...acceptingField(Type.Enum([...profileFields])),
        value: Type.Union([Type.Null(), Type.String({ maxLength: 200 })], {
          description: 'The number of a bank account shows its last four digits',
        }),
        isFixed: Type.Boolean({ description: 'Saved once and for all' }),
      }),
      { maxItems: profileFields.length },
    ),
  }),
  errors: [],
})

/** Saves those fields that are given; an empty text takes one away. The bank account needs a proof who it is. */
export const changeProfile = defineCall({
  ...own,
  id: 'changeProfile',
  summary: 'Changes the profile of the account.',
  method: 'POST',
  path: '/wps/member/profile',
  encrypted: true,
  body: shape({
    nickname: Type.Optional(nickname),
    values: Type.Array(shape({ name: Type.Enum([...profileFields]), value: Type.String({ maxLength: 200 }) }), {
      maxItems: profileFields.length,
    }),
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    ownCode: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
  }),
  value: shape({}),
  errors: ['profile_fixed', 'under_age', 'contacts_held', 'wrong_password', 'verification_code_wrong', 'login_locked'],
})
