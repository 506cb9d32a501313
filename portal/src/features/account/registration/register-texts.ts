import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { verificationTexts } from '#/src/features/account/fields/verification-texts.ts'
import { helpTexts } from '#/src/features/content/help/help-texts.ts'
import { formTexts } from '#/src/i18n/form-texts.ts'

const own: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of registering, with those of what its form is made of. */
export const registerTexts: readonly Catalogues[] = [own, formTexts, verificationTexts, helpTexts]
