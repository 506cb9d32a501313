import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { openCustomerService } from '#/src/features/content/help/customer-service.ts'
import { useText } from '#/src/i18n/text.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import { Brand } from '../brand/brand.tsx'
import { LanguageSelect } from '../language/language-select.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { Blocked } from './blocked.tsx'
import { Maintenance } from './maintenance.tsx'

/** The page with the ways to customer service, to which it leads. */
export async function fetchClosedPage() {
  await openCustomerService(portalConfig().info)
  return ClosedPage
}

/** Stands in the place of every page while the portal is closed to the visitor. */
function ClosedPage({ config: { maintenance, location } }: { config: PortalConfig }) {
  const t = useText()
  return (
    <div className="flex min-h-dvh flex-col bg-radial-[circle_at_50%_0%] from-primary-soft to-transparent to-70%">
      <header className="flex h-14 items-center justify-between gap-2 px-4 md:h-16 md:px-6">
        <span className="flex min-w-0 items-center gap-2.5">
          <Brand />
        </span>
        <div className="flex shrink-0 items-center gap-1">
          <ThemeToggle />
          <LanguageSelect look="compact" />
        </div>
      </header>
      <main className="flex grow flex-col items-center justify-center px-4 pt-4 pb-16">
        {maintenance ? <Maintenance {...maintenance} /> : <Blocked ip={location.ip} />}
        <p className="mt-10 text-center text-sm text-muted text-pretty">{t('closed.comesBack')}</p>
      </main>
    </div>
  )
}
