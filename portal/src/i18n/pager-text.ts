import { formatNumber } from '@banyan/client/formats.ts'
import { useText } from './text.ts'

/** What a pager says, and how it writes its numbers. */
export function usePagerText() {
  const t = useText()
  return {
    number: formatNumber,
    label: {
      pager: t('pager.label'),
      previous: t('pager.previous'),
      next: t('pager.next'),
      page: (page: number) => t('pager.page', { page }),
    },
  }
}
