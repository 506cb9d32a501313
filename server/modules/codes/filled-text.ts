import { localised } from '@banyan/rules/content/localised-text.ts'

/** A text by language tag, English always among them; `{name}` stands for a value. */
export type TextByTag = Readonly<Record<'en' | 'vi' | 'ar' | 'zh-Hans', string>>

/** The text in the language with this tag, else in English, with its values in their places. */
export function filledText(texts: TextByTag, tag: string, values: Readonly<Record<string, string>>): string {
  return localised(texts, tag, 'en').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
