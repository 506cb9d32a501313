import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of an account's money; they come when somebody is signed in. */
export const walletTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
