import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'

const texts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** The search over all games, with its texts. */
export async function fetchGameSearch() {
  const [{ GameSearch }] = await Promise.all([import('./popup/game-search.tsx'), loadTexts(texts)])
  return GameSearch
}
