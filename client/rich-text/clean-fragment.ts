import { allowedHtml, allowedLink } from '@banyan/rules/content/allowed-html.ts'
import createPurifier from 'dompurify'

const purifier = createPurifier(window)

/**
 * HTML without anything that could run, fetch, or reach out of its place. The parts belong to a document of their own,
 * in which nothing loads, until they are put into the page.
 */
export function cleanFragment(html: string): DocumentFragment {
  const fragment: DocumentFragment | null = purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedHtml.tags],
    ALLOWED_ATTR: Object.values(allowedHtml.attributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  // Of HTML that begins with a frameset there is no body, whatever the types say.
  if (!fragment) return new DocumentFragment()
  for (const element of fragment.querySelectorAll('*')) keepOwnAttributes(element)
  for (const link of fragment.querySelectorAll('a')) markLink(link)
  return fragment
}

/** An attribute that is allowed on another element is none here. */
function keepOwnAttributes(element: Element): void {
  const allowed = allowedHtml.attributes[element.localName] ?? []
  for (const { name } of [...element.attributes]) {
    if (!allowed.includes(name)) element.removeAttribute(name)
  }
}

/** A link has what its address calls for and nothing else; without an allowed address it is plain text. */
function markLink(link: HTMLAnchorElement): void {
  const attributes = allowedLink(link.getAttribute('href') ?? '')
  for (const { name } of [...link.attributes]) link.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes ?? {})) link.setAttribute(name, value)
}
