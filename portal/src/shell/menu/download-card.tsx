import { HoverCard } from '@banyan/ui/hover-card.tsx'
import type { ComponentProps } from 'react'
import { AppCodes } from '#/src/features/content/resources/app-codes.tsx'
import { useText } from '#/src/i18n/text.ts'

/** The codes of the apps beside the row of the menu that leads to their page. */
export function DownloadCard(hover: Pick<ComponentProps<typeof HoverCard>, 'trigger' | 'openAtFirst'>) {
  const t = useText()
  return (
    <HoverCard label={t('apps.card')} side="end" {...hover}>
      <AppCodes />
    </HoverCard>
  )
}
