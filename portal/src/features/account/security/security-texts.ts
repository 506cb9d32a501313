import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { codeTexts } from '#/src/features/account/fields/code-texts.ts'
import { proofTexts } from '#/src/features/account/fields/proof-texts.ts'
import { verificationTexts } from '#/src/features/account/fields/verification-texts.ts'
import { passkeyTexts } from '#/src/features/account/sign-in/passkey-texts.ts'
import { formTexts } from '#/src/i18n/form-texts.ts'

/** Texts of the security centre; they come with it. */
export const securityTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of what its forms are made of. */
export const dialogTexts: readonly Catalogues[] = [formTexts, passkeyTexts, proofTexts, codeTexts, verificationTexts]
