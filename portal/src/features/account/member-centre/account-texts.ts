import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of the account's menu and of signing out; they come when somebody is signed in. */
export const accountTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './account-menu',
  import: 'default',
})
