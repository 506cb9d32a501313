import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the announcements' page; those of its form come with the settings'. */
export const announcementTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
