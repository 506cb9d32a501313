import { Dialog } from '@banyan/ui/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { helpTopicsQuery } from './help-queries.ts'
import { HelpReader } from './popup/help-reader.tsx'
import { HelpFailure } from './topic/help-failure.tsx'

/** The help centre over the lobby; its address names the entry that is open (requirements NAV-06, NAV-17). */
export function HelpPopup({ open }: { open: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  // While it closes, the address is the lobby's already; what it shows stays until it is gone.
  const [termId, setTermId] = useState(hash)
  if (open && termId !== hash) setTermId(hash)
  const { data, error, isFetching, refetch } = useQuery(helpTopicsQuery())
  const close = () => void navigate({ to: '/', resetScroll: false, state: { keepFocus: true } })
  return (
    <Dialog flush size="large" open={open} onClose={close} title={t('help.title')} closeLabel={t('popup.close')}>
      {error && !data ? (
        <HelpFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <HelpReader topics={data} termId={termId} />
      )}
    </Dialog>
  )
}
