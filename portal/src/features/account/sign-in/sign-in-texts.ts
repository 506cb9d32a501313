import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { verificationTexts } from '#/src/features/account/fields/verification-texts.ts'
import { formTexts } from '#/src/i18n/form-texts.ts'
import { passkeyTexts } from './passkey-texts.ts'
import { stepUpTexts } from './step-up/step-up-texts.ts'

const own: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of signing in, with those of what its forms are made of; they come with its popup and pages. */
export const signInTexts: readonly Catalogues[] = [own, formTexts, verificationTexts, passkeyTexts, ...stepUpTexts]
