import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of what a browser does with passkeys; they come with what asks it to. */
export const passkeyTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './passkeys',
  import: 'default',
})
