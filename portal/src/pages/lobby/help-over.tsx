import { Suspense } from 'react'
import { lazyPart } from '#/src/api/lazy-part.tsx'
import { helpTexts } from '#/src/features/help/help-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

const HelpPopup = lazyPart(async () => (await import('#/src/features/help/help-popup.tsx')).HelpPopup)

/** Waits for what the document's head says; the popup's code is on its way meanwhile. */
export async function fetchHelpOver() {
  HelpPopup.prepare()
  await loadTexts(helpTexts)
  return { HelpOver }
}

/** The help centre over the lobby: the lobby shows first, the popup comes over it. */
function HelpOver({ open }: { open: boolean }) {
  const t = useText()
  const merchant = usePortalConfig().merchant.name
  return (
    <>
      {open && <PageHead title={t('help.title')} description={t('help.description', { merchant })} address="/help" />}
      <Suspense>
        <HelpPopup open={open} />
      </Suspense>
    </>
  )
}
