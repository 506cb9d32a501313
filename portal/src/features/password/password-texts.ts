import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { formTexts } from '#/src/features/form-fields/form-texts.ts'
import { stepUpTexts } from '#/src/features/step-up/step-up-texts.ts'
import { verificationTexts } from '#/src/features/verification/verification-texts.ts'

const own: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of passwords that are changed or were forgotten, with those of what their forms are made of. */
export const passwordTexts: readonly Catalogues[] = [own, formTexts, verificationTexts, ...stepUpTexts]
