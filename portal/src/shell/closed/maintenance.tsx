import { useLanguage } from '@banyan/client/language.ts'
import { formatMoment } from '@banyan/client/moments.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { LanternArt } from './lantern-art.tsx'

/** What the merchant says about the maintenance, and until when it may last. */
export function Maintenance({ title, message, until }: NonNullable<PortalConfig['maintenance']>) {
  const t = useText()
  const tag = useLanguage()?.tag ?? 'en'
  const merchantTag = usePortalConfig().languages[0]?.tag ?? 'en'
  const inLanguage = (content: typeof title) => localised(content, tag, merchantTag)
  return (
    <ClosedNotice
      art={<LanternArt />}
      title={inLanguage(title)}
      detail={
        until === null
          ? null
          : {
              icon: clockIcon,
              label: t('closed.until'),
              value: <time dateTime={until}>{formatMoment(until)}</time>,
            }
      }
    >
      {inLanguage(message)}
    </ClosedNotice>
  )
}
