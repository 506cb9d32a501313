import { Drawer } from '@banyan/ui/drawer.tsx'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import type { NavigationEntry } from '../navigation-entry.ts'
import { Navigation } from './navigation.tsx'

interface PagesDrawerProps {
  entries: readonly NavigationEntry[]
  open: boolean
  onClose: () => void
}

/** The pages where there is no room for the rail. */
export function PagesDrawer({ entries, open, onClose }: PagesDrawerProps) {
  const t = useText()
  return (
    <Drawer open={open} onClose={onClose} title={startUp().merchant.name} closeLabel={t('action.close')}>
      <Navigation entries={entries} onLeave={onClose} />
    </Drawer>
  )
}
