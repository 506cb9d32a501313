import { languageTag } from '@banyan/client/formats.ts'
import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import type { ItemTexts } from '#/src/features/content/languages-of.ts'
import type { Texts } from '#/src/features/forms/text-languages.ts'

export type HelpItem = SettingsSections['helpCenter']['topics'][number]

export const helpTextNames = ['title', 'content'] as const

export const textsOf = ({ title, content }: HelpItem): ItemTexts => [title as Texts, content as Texts]

/** A topic's title in the operator's language. */
export const titleOf = ({ title, termId }: HelpItem) => localised(title, languageTag(), 'en') || termId

/** What a topic is called in addresses (contract/system/help-center.ts). */
export const termIdPattern = /^[a-z0-9][a-z0-9-]{0,39}$/
