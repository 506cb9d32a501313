import { Refusal } from '#/platform/refusal.ts'
import { refusedLinkHosts } from './rich-links.ts'

/** Sanitised HTML, by its JSON pointer in the request. */
export interface RichText {
  readonly path: string
  readonly html: string
}

/** Bounds of a failure's fields (contract/envelope.ts). */
const faultsAtMost = 20
const limitCharacters = 200

/** Refuses texts with links to other hosts than those allowed, with host_not_allowed; names the fields and the hosts. */
export function refuseForeignLinks(texts: readonly RichText[], mayLinkTo: (address: string) => boolean): void {
  const fields = texts.flatMap(({ path, html }) => {
    const hosts = refusedLinkHosts(html, mayLinkTo)
    return hosts.length === 0
      ? []
      : [{ path, rule: 'link_not_allowed', limit: hosts.join(', ').slice(0, limitCharacters) }]
  })
  if (fields.length > 0) throw new Refusal('host_not_allowed', { fields: fields.slice(0, faultsAtMost) })
}
