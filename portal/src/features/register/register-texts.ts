import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { formTexts } from '#/src/features/form-fields/form-texts.ts'
import { helpTexts } from '#/src/features/help/help-texts.ts'
import { verificationTexts } from '#/src/features/verification/verification-texts.ts'

const own: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of registering, with those of what its form is made of. */
export const registerTexts: readonly Catalogues[] = [own, formTexts, verificationTexts, helpTexts]
