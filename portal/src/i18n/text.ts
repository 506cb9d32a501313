import { type Catalogues, createTexts, type Messages, type TextOf, type WithShared } from '@banyan/client/texts.ts'
import { catalogueTags, type TextArguments } from './texts.gen.ts'

export type TextKey = keyof TextArguments

/** A text of the portal in the page's language. */
export type Text = TextOf<TextArguments>

export const { text, useText, speak, loadTexts, hasCatalogue, isComplete } =
  createTexts<WithShared<TextArguments>>(catalogueTags)

/** Texts of the frame, needed by every page. */
export const shellTexts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })
