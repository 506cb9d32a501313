/** A link as `sanitiseHtml` writes it, whose attributes hold no quote and no angle bracket. */
const links = /<a href="([^"<>]*)"[^<>]*>/g

const addressOf = (href: string) => href.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The other side of a link; undefined for a path or a place of the portal, which stays with us. */
function foreignAddress(href: string): string | undefined {
  const address = addressOf(href)
  return address.startsWith('/') || address.startsWith('#') ? undefined : address
}

/** Hosts to which links of sanitised HTML lead where they may not, each once; with their ports. */
export function refusedLinkHosts(html: string, leads: (address: string) => boolean): string[] {
  const refused = [...html.matchAll(links)].flatMap(([, href = '']) => {
    const address = foreignAddress(href)
    if (address === undefined || leads(address)) return []
    return [URL.canParse(address) ? new URL(address).host : address]
  })
  return [...new Set(refused)]
}

/** Sanitised HTML in which links that may not lead where they do are plain text. */
export function withoutRefusedLinks(html: string, leads: (address: string) => boolean): string {
  return html.replace(links, (link, href: string) => {
    const address = foreignAddress(href)
    return address === undefined || leads(address) ? link : '<a>'
  })
}
