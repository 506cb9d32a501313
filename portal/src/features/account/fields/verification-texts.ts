import type { Catalogues, Messages } from '@banyan/client/texts.ts'

/** Texts of what shows that a person is there and whose a number is; they come with the forms that ask for it. */
export const verificationTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', {
  base: './verification',
  import: 'default',
})
