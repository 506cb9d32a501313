import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'

/** Names one image; it is of use once, within 120 s, to the browser that was shown it. */
export const captchaId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** What a person read in the image; capital or small letters alike. */
export const captchaAnswer = Type.String({ minLength: 1, maxLength: 20 })

/** A new image in the place of the browser's last one; asked for again within a second it answers too_many_requests. */
export const captcha = defineCall({
  id: 'captcha',
  summary: 'An image with five characters to read.',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'SYSTEM',
  callers: everyone,
  token: 'none',
  drawsPicture: true,
  encrypted: false,
  query: shape({}),
  body: undefined,
  value: shape({
    image: Type.String({ pattern: '^[A-Za-z0-9+/]+=*$', maxLength: 16_000, description: 'PNG, base64' }),
    captchaId,
  }),
  errors: [],
  origin: 'spec 7',
})
