import { allowedHtml } from '@banyan/rules/content/allowed-html.ts'
import createPurifier from 'dompurify'

const purifier = createPurifier(window)

const schemes = allowedHtml.schemes.join('|')
/** An allowed scheme, or a path of our own; two slashes or a backslash would lead to another host. */
const allowedAddress = new RegExp(`^(?:(?:${schemes}):|/(?![/\\\\]))`, 'i')
/** Pictures come from our own server only: drawings and uploads. The content security policy says the same. */
const ownPicture = /^\/(?:scenes|art|assets|uploads)\/[\w./-]+$/

/**
 * HTML without anything that could run, fetch from elsewhere, or reach out of its place. The parts belong to a document
 * of their own, in which nothing loads, until they are put into the page.
 */
export function cleanFragment(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedHtml.tags],
    ALLOWED_ATTR: Object.values(allowedHtml.attributes).flat(),
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const element of fragment.querySelectorAll('*')) keepOwnAttributes(element)
  for (const link of fragment.querySelectorAll('a')) markLink(link)
  for (const picture of fragment.querySelectorAll('img')) markPicture(picture)
  return fragment
}

/** An attribute that is allowed on another element is none here. */
function keepOwnAttributes(element: Element): void {
  const allowed: readonly string[] = allowedAttributes[element.localName] ?? []
  const everywhere: readonly string[] = allowedAttributes['*'] ?? []
  for (const { name } of [...element.attributes]) {
    if (!allowed.includes(name) && !everywhere.includes(name)) element.removeAttribute(name)
  }
}

const allowedAttributes: Readonly<Record<string, readonly string[] | undefined>> = allowedHtml.attributes

function markLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href')
  if (address === null || !allowedAddress.test(address)) {
    link.removeAttribute('href')
    return
  }
  if (address.startsWith('/')) {
    link.removeAttribute('target')
    return
  }
  link.target = '_blank'
  link.rel = 'noopener noreferrer nofollow'
}

function markPicture(picture: HTMLImageElement): void {
  const source = picture.getAttribute('src')
  if (source === null || !ownPicture.test(source)) {
    picture.remove()
    return
  }
  picture.loading = 'lazy'
  if (!picture.hasAttribute('alt')) picture.alt = ''
}
