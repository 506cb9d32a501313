import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { formTexts } from '#/src/features/form-fields/form-texts.ts'
import { proofTexts } from '#/src/features/proof/proof-texts.ts'
import { codeTexts } from '#/src/features/sent-code/code-texts.ts'

const own: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of the profile, with those of what its form is made of; they come with it. */
export const profileTexts: readonly Catalogues[] = [own, formTexts, proofTexts, codeTexts]
