import type { FilterTexts } from '@banyan/ui/filter-chips.tsx'
import { useText } from '#/src/i18n/text.ts'

/** The words of the filters' chips and forms. */
export function useFilterTexts(): FilterTexts {
  const t = useText()
  return {
    filters: t('records.filters'),
    apply: t('records.apply'),
    from: t('records.from'),
    until: t('records.until'),
    remove: (filter) => t('records.removeFilter', { filter }),
    atLeast: (bound) => t('records.atLeast', { bound }),
    atMost: (bound) => t('records.atMost', { bound }),
  }
}
