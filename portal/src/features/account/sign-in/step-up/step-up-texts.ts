import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import { codeTexts } from '#/src/features/account/fields/code-texts.ts'

const own: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** Texts of proving once more who signs in; they come with the forms that may be asked for it. */
export const stepUpTexts: readonly Catalogues[] = [own, codeTexts]
