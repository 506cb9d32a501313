import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts that announcements, banners and help topics have alike; those of their forms come with the settings'. */
export const contentTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
