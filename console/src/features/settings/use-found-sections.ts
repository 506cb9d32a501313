import { languageTag } from '@banyan/client/formats.ts'
import { type TextKey, useText } from '#/src/i18n/text.ts'
import type { ListedSection } from './settings-queries.ts'

/** The sections in whose texts, or those of whose fields, each of the words is found. */
export function useFoundSections(sections: readonly ListedSection[], words: string): readonly ListedSection[] {
  const t = useText()
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return sections
  const say = (key: string) => t(key as TextKey)
  return sections.filter(({ section, fields }) => {
    const last = (name: string) => name.slice(name.lastIndexOf('.') + 1)
    const texts = [
      ...[section, say(`section.${section}`), say(`sectionAbout.${section}`)],
      ...fields.flatMap((name) => [
        ...[name, say(`setting.${section}.${name}`), say(`settingHelp.${section}.${name}`)],
        ...[say(`setting.any.${last(name)}`), say(`settingHelp.any.${last(name)}`)],
      ]),
    ]
    const text = folded(texts.join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

/** Without case and marks, so that nobody has to write them. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toLocaleLowerCase(languageTag())
}
