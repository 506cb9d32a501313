import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { usePainted } from '@banyan/ui/use-painted.ts'
import { Suspense } from 'react'
import { helpTexts } from '#/src/features/content/help/help-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

const HelpPopup = lazyPart(async () => (await import('#/src/features/content/help/help-popup.tsx')).HelpPopup)

/** Waits for what the document's head says. */
export async function fetchHelpOver() {
  await loadTexts(helpTexts)
  return HelpOver
}

/** The help centre over the lobby: the lobby shows first, and only then the popup's code is asked for. */
function HelpOver({ open }: { open: boolean }) {
  const t = useText()
  const painted = usePainted()
  const merchant = usePortalConfig().merchant.name
  return (
    <>
      {open && <PageHead title={t('help.title')} description={t('help.description', { merchant })} address="/help" />}
      <Suspense>{painted && <HelpPopup open={open} />}</Suspense>
    </>
  )
}
