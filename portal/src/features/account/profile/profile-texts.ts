import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { codeTexts } from '#/src/features/account/fields/code-texts.ts'
import { proofTexts } from '#/src/features/account/fields/proof-texts.ts'
import { formTexts } from '#/src/i18n/form-texts.ts'

const own: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of the profile, with those of what its form is made of; they come with it. */
export const profileTexts: readonly Catalogues[] = [own, formTexts, proofTexts, codeTexts]
