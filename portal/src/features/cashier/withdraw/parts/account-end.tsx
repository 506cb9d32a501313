import { useText } from '#/src/i18n/text.ts'

/** The end of an account's number; the rest is hidden everywhere. */
export function AccountEnd({ last4 }: { last4: string }) {
  const t = useText()
  return (
    <>
      <bdi dir="ltr" aria-hidden="true" className="whitespace-nowrap">
        •••• {last4}
      </bdi>
      <span className="sr-only">{t('withdraw.endsIn', { last4 })}</span>
    </>
  )
}
