import { type Catalogues, createTexts, type Messages, type PlainKeyOf, type TextOf } from '@banyan/client/texts.ts'
import { catalogueTags, type TextArguments } from './texts.gen.ts'

/** The keys of the texts that take no arguments. */
export type TextKey = PlainKeyOf<TextArguments>

/** The texts of the page's language, as `useText` gives them. */
export type Text = TextOf<TextArguments>

export const { text, useText, speak, loadTexts, isComplete } = createTexts<TextArguments>(catalogueTags)

export const consoleTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
