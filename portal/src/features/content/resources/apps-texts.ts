import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the apps; they come with the page and with the menu's card. */
export const appsTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { base: './apps', import: 'default' })
