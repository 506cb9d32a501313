import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the banners' page; those of its form come with the settings'. */
export const bannerTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
