import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { formTexts } from '#/src/features/form-fields/form-texts.ts'
import { passkeyTexts } from '#/src/features/passkeys/passkey-texts.ts'
import { proofTexts } from '#/src/features/proof/proof-texts.ts'
import { codeTexts } from '#/src/features/sent-code/code-texts.ts'
import { verificationTexts } from '#/src/features/verification/verification-texts.ts'

/** Texts of the security centre; they come with it. */
export const securityTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of what its forms are made of. */
export const dialogTexts: readonly Catalogues[] = [formTexts, passkeyTexts, proofTexts, codeTexts, verificationTexts]
