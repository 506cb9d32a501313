import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { verificationTexts } from '#/src/features/account/fields/verification-texts.ts'
import { formTexts } from '#/src/i18n/form-texts.ts'
import { stepUpTexts } from '../step-up/step-up-texts.ts'

const own: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of passwords that are changed or were forgotten, with those of what their forms are made of. */
export const passwordTexts: readonly Catalogues[] = [own, formTexts, verificationTexts, ...stepUpTexts]
