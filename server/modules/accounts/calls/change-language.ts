import { changeLanguage } from '@banyan/contract/identity/member-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { setLanguage } from '../store/accounts.ts'

export function changeLanguageCall(database: Database) {
  return bind(changeLanguage, async ({ body: { language } }, { principal, languageFor }) => {
    if (languageFor(language).code !== language) throw new InvalidInput([{ path: '/body/language', rule: 'enum' }])
    await database.transaction((tx) => setLanguage(tx, signedIn(principal).id, language))
    return {}
  })
}
