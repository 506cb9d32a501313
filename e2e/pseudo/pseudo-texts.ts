import type { Page } from '@playwright/test'

/** The portal's English catalogues: one chunk for the parts of the lobby, of forms and of accounts, and one of each other feature. */
const catalogues = /\/js\/((\w+-)?texts-)?en-[\w-]+\.js$/

/**
 * Lets the portal speak a language made from English: every text in brackets, with accents, and two fifths longer,
 * its placeholders kept. A mark of one letter can't be longer and is circled instead. What stands on the page without
 * brackets or circle is no text of a catalogue.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(catalogues, async (route) => {
    const response = await route.fetch()
    const source = await response.text()
    const names = Array.from(source.matchAll(/([\w$]+)=\{"/g), ([, name]) => name)
    const body = source.replace(/export\s*\{/, `for(const each of[${names}])(${disguise})(each);export{`)
    await route.fulfill({ response, body })
  })
}

/**
 * Changes a compiled catalogue, in the browser. A message is a list of plain texts and of arguments, whose cases are
 * such lists again; `#` is the number of a plural.
 */
function disguise(catalogue: Record<string, unknown[]>): void {
  const plain = 'aceinouyAEO'
  const accented = 'åçëïñöüÿÅËÖ'
  const each = (part: unknown, change: (text: string) => string): unknown => {
    if (typeof part === 'string') return change(part)
    if (!Array.isArray(part)) return part
    const [name, kind, cases] = part
    if (typeof cases !== 'object') return part
    const changed = Object.entries(cases).map(([form, texts]) => [
      form,
      Array.isArray(texts) ? texts.map((text) => each(text, change)) : each(texts, change),
    ])
    return [name, kind, Object.fromEntries(changed)]
  }
  for (const [key, message] of Object.entries(catalogue)) {
    const [first] = message
    if (message.length === 1 && typeof first === 'string' && /^[A-Za-z]$/.test(first)) {
      const isSmall = first >= 'a'
      catalogue[key] = [String.fromCharCode(first.charCodeAt(0) - (isSmall ? 97 : 65) + (isSmall ? 0x24d0 : 0x24b6))]
      continue
    }
    let length = 0
    const parts = message.map((part) =>
      each(part, (text) => {
        length += text.length
        return text.replace(/[aceinouyAEO]/g, (letter) => accented[plain.indexOf(letter)] ?? letter)
      }),
    )
    const more = ' ønë twø thrëë'.repeat(12).slice(0, Math.ceil(length * 0.4))
    catalogue[key] = ['⟦', ...parts, `${more.trimEnd()}⟧`]
  }
}
