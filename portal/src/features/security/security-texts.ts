import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { formTexts } from '#/src/features/form-fields/form-texts.ts'
import { passkeyTexts } from '#/src/features/passkeys/passkey-texts.ts'
import { proofTexts } from '#/src/features/proof/proof-texts.ts'
import { codeTexts } from '#/src/features/sent-code/code-texts.ts'
import { verificationTexts } from '#/src/features/verification/verification-texts.ts'

const own: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of the security centre, with those of what its forms are made of; they come with it. */
export const securityTexts: readonly Catalogues[] = [
  own,
  formTexts,
  passkeyTexts,
  proofTexts,
  codeTexts,
  verificationTexts,
]
