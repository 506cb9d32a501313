import type { Language } from '@banyan/contract/system/language.ts'
import { chooseLanguage } from '@banyan/rules/content/choose-language.ts'
import type { FastifyRequest } from 'fastify'
import type { Languages } from '#/platform/http/languages.ts'

/** More wishes than this say nothing more. */
const wishesAtMost = 20

/**
 * The language in which the portal will start for this request, by the portal's own rule: the address's wish, the
 * stored one, which the portal mirrors into a cookie, the browser's where the merchant follows it, the default.
 */
export function languageOfVisit(request: FastifyRequest, languages: Languages, followsBrowser: boolean): Language {
  return chooseLanguage(languages(), {
    // No whole address is needed, and not every one that is sent can be read as one.
    address: new URLSearchParams(request.url.split('?').slice(1).join('?')).get('lang'),
    stored: cookieOf(request.headers.cookie, 'lang'),
    preferred: followsBrowser ? preferredTags(request.headers['accept-language']) : [],
  })
}

/** The tags of an Accept-Language header, the dearest first. */
function preferredTags(header: string | undefined): string[] {
  return (header ?? '')
    .split(',', wishesAtMost)
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice('q='.length)) }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

function cookieOf(header: string | undefined, name: string): string | null {
  const found = (header ?? '').split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found?.split('=')[1]?.trim() ?? null
}
