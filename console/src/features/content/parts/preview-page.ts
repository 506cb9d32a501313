/** What the browser checks markup with; not every browser does. */
interface MarkupPolicies {
  createPolicy(name: string, rules: { createHTML(): string }): { createHTML(text: string): string }
}

const markup = '<!doctype html>'
const policies = (globalThis as { trustedTypes?: MarkupPolicies }).trustedTypes

/** An empty page in standards mode. The document takes no markup from texts, so this one constant has a policy of its own. */
export const blankPage = policies
  ? policies.createPolicy('blank-page', { createHTML: () => markup }).createHTML('')
  : markup

/** Gives a page the styles of this one, and keeps links in it from leading anywhere. */
export function dressPage(page: Document): void {
  // Styles that carry a nonce belong to popups, and would be refused there; in development there are no others.
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style[data-vite-dev-id]'))
    page.head.append(page.importNode(sheet, true))
  for (const kind of ['click', 'auxclick']) page.addEventListener(kind, (event) => event.preventDefault(), true)
}
