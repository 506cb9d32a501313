import { type Catalogues, createTexts, type Messages, type PlainKeyOf } from '@banyan/client/texts.ts'
import { catalogueTags, type TextArguments } from './texts.gen.ts'

/** The keys of the texts that take no arguments. */
export type TextKey = PlainKeyOf<TextArguments>

export const { useText, speak, loadTexts, isComplete } = createTexts<TextArguments>(catalogueTags)

export const consoleTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
