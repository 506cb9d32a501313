import { captcha } from '@banyan/contract/identity/captcha.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { askerOf } from '../asker.ts'
import { captchaPicture, drawCharacters } from '../challenges/captcha-picture.ts'
import { issueCaptcha } from '../use-cases/issue-captcha.ts'

export function captchaCall(database: Database) {
  return bind(captcha, async (_input, context) => {
    const characters = drawCharacters()
    const asker = askerOf(context)
    const captchaId = await database.transaction((tx) => issueCaptcha(tx, characters.join(''), asker))
    // Only now: whoever comes too soon costs no picture.
    return { captchaId, image: (await captchaPicture(characters)).toString('base64') }
  })
}
