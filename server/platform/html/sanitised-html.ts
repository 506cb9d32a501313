import { allowedHtml, allowedLink } from '@banyan/rules/content/allowed-html.ts'

/** HTML as it may be stored, and whether a tag or an attribute was taken out of what was given. */
export interface SanitisedHtml {
  readonly html: string
  readonly isChanged: boolean
}

/** Tags whose text is no text for a reader. */
const unread = ['script', 'style', 'template', 'noscript', 'textarea', 'title', 'option', 'xmp', 'plaintext']
const frames = ['iframe', 'noembed', 'noframes', 'object', 'svg', 'math']

const tags: readonly string[] = allowedHtml.tags

/** Leaves of HTML what `allowedHtml` names. What it answers it would answer again. */
export async function sanitiseHtml(given: string): Promise<SanitisedHtml> {
  // With its parsers it is a tenth of the server's code, and only an operator's write needs it.
  const { default: sanitizeHtml } = await import('sanitize-html')
  let isChanged = false
  const html = sanitizeHtml(given, {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(allowedHtml.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...allowedHtml.schemes],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nonTextTags: [...unread, ...frames],
    transformTags: {
      '*': (tagName, attribs) => {
        const kept = keptAttributes(tagName, attribs)
        if (!tags.includes(tagName) || Object.keys(attribs).some((name) => !(name in kept) && !ours.includes(name)))
          isChanged = true
        return { tagName, attribs: kept }
      },
    },
  })
  return { html, isChanged }
}

/** Attributes of a link that we decide, so nothing is lost where they are taken out. */
const ours: readonly string[] = ['rel', 'target']

function keptAttributes(tag: string, attribs: Readonly<Record<string, string>>): Record<string, string> {
  if (tag === 'a') return { ...(attribs.href === undefined ? {} : allowedLink(attribs.href)) }
  const allowed = allowedHtml.attributes[tag] ?? []
  return Object.fromEntries(Object.entries(attribs).filter(([name]) => allowed.includes(name)))
}
