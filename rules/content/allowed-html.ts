import { isOwnAddress } from './own-address.ts'

/**
 * What is left of a merchant's HTML, on the server when it is written and in the browser before it is shown.
 * Everything else goes: pictures, styles, classes, ids, scripts and their like.
 */
export const allowedHtml = {
  tags: [
    ...['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'a', 'blockquote', 'hr'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'rel', 'target'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  } as Readonly<Record<string, readonly string[]>>,
  schemes: ['https'],
} as const

/** An https address without credentials. */
const otherAddress = /^https:\/\/[A-Za-z0-9.-]{1,253}(:\d{1,5})?([/?#][\x21-\x5b\x5d-\x7e]*)?$/

/**
 * The attributes of a link, whatever it had: one that leaves the portal opens beside it and tells nothing
 * of it. Undefined for an address that may not be linked.
 */
export function allowedLink(href: string): Readonly<Record<string, string>> | undefined {
  if (isOwnAddress(href)) return { href }
  return otherAddress.test(href) ? { href, rel: 'noopener nofollow', target: '_blank' } : undefined
}
