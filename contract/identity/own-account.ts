import Type, { type Static } from 'typebox'
import { shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'
import { accountType, avatar } from './account.ts'

/** What an account is told of itself. */
export const ownAccount = {
  nickname: Type.String({ minLength: 1, maxLength: 60 }),
  account: Type.String({ minLength: 1, maxLength: 60, description: 'Username, as it was chosen' }),
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Identity of the account, drawn at random' }),
  type: accountType,
  language: Type.Union([Type.Null(), languageCode], { description: 'Null until the account has chosen one' }),
  icon: avatar,
}

const ownAccountShape = shape(ownAccount)
export type OwnAccount = Static<typeof ownAccountShape>
