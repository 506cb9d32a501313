import { LinkButton } from '@banyan/ui/link-button.tsx'
import { useCustomerService } from '#/src/features/content/help/customer-service.ts'
import { useText } from '#/src/i18n/text.ts'

/** No way to pay in is open here and now: what that means, and who can help. */
export function NoChannels() {
  const t = useText()
  const service = useCustomerService()
  return (
    <div className="flex flex-col items-start gap-3 px-4.5 py-6">
      <p className="font-semibold">{t('deposit.noChannels')}</p>
      <p className="text-muted text-pretty">{t('deposit.noChannelsText')}</p>
      {service.slice(0, 1).map(({ href, title }) => (
        <LinkButton key={href} href={href} weight="quiet" external={{ label: t('shell.newTab') }}>
          {title}
        </LinkButton>
      ))}
    </div>
  )
}
