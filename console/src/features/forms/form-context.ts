import type { Json } from '@banyan/rules/content/value-differences.ts'
import { createContext, useContext } from 'react'
import { type TextKey, useText } from '#/src/i18n/text.ts'
import type { Fault, Hosts } from './faults-of.ts'
import type { FieldSchema } from './field-schema.ts'

/** What every field of a form has to know besides its own value. */
interface FormContent {
  readonly section: string
  readonly schema: FieldSchema
  /** What a new merchant has, and what the section has now. */
  readonly initial: Json
  readonly saved: Json
  readonly faults: readonly Fault[]
  readonly hosts: Hosts
  /** The operator may look only. */
  readonly isLocked: boolean
  /** What an entry of the list is called in differences, by its place now or before; without it by its number. */
  readonly entryName?: (place: number, isGone: boolean) => string
  /** What a whole entry of the list is called, and one that is told by its name alone. */
  readonly entryTitle?: (entry: Json) => string
}

export const FormContext = createContext<FormContent | undefined>(undefined)

export function useForm(): FormContent {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field stands outside of a form')
  return form
}

/** The texts of a section's fields, by the names that lead to them; what several sections have alike stands once. */
export function useFieldTexts(section: string) {
  const t = useText()
  // What has no text of its own shows nothing, so the next key is tried.
  const first = (keys: readonly string[]) => keys.map((key) => t(key as TextKey)).find((text) => text !== '')
  // Of a section with several kinds, such as promotion.reload, what all kinds have alike stands once.
  const family = section.split('.')[0] ?? section
  const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)
  return {
    label: (name: string) =>
      first([`setting.${section}.${name}`, `setting.${family}.${name}`, `setting.any.${lastOf(name)}`]) ?? lastOf(name),
    help: (name: string) =>
      first([`settingHelp.${section}.${name}`, `settingHelp.${family}.${name}`, `settingHelp.any.${lastOf(name)}`]) ??
      '',
    choice: (name: string, value: string) =>
      first([`settingChoice.${section}.${value}`, `settingChoice.${lastOf(name)}.${value}`]) ?? value,
  }
}
