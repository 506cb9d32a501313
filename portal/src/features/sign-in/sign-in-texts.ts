import type { Catalogues, Messages } from '#/src/i18n/text.ts'

/** Texts of signing in; they come with its popup and pages. */
export const signInTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
