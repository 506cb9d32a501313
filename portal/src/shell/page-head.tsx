import { useRouteContext } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'

/** The document's title and description, lifted into its head. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const t = useText()
  const { merchant } = useRouteContext({ from: '__root__' })
  return (
    <>
      <title>{t('shell.documentTitle', { page: title, merchant: merchant.name })}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
