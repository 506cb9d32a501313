import type { TextKey } from '#/src/i18n/text.ts'
import { useText } from '#/src/i18n/text.ts'

const ofSection = /^(read|change)([A-Z][A-Za-z]+)$/

/** Says what a call does. A call of a later or an earlier version stands under its id. */
export function useCallName(): (id: string) => string {
  const t = useText()
  return (id) => {
    // A missing text is empty.
    const own = t(`call.${id}` as TextKey)
    if (own !== '') return own
    const [, verb, name] = ofSection.exec(id) ?? []
    if (!name) return id
    const section = t(`section.${name.charAt(0).toLowerCase()}${name.slice(1)}` as TextKey)
    if (section === '') return id
    return verb === 'read' ? t('call.readSection', { section }) : t('call.changeSection', { section })
  }
}
