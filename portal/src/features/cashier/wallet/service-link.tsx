import { LinkButton } from '@banyan/ui/link-button.tsx'
import { useCustomerService } from '#/src/features/content/help/customer-service.ts'
import { useText } from '#/src/i18n/text.ts'

/** The first way to a person who can help; nothing where the merchant has none. */
export function ServiceLink() {
  const t = useText()
  const [first] = useCustomerService()
  if (!first) return null
  return (
    <LinkButton href={first.href} weight="quiet" size="small" external={{ label: t('shell.newTab') }}>
      {first.title}
    </LinkButton>
  )
}
