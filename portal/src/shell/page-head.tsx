import { hasCatalogue } from '#/src/i18n/text.ts'
import { mainOrigin } from '#/src/session/main-origin.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

interface PageHeadProps {
  title: string
  description?: string
  /** Path and search by which search engines know a public page, without its language; others they shall not list. */
  address?: string
}

/** The document's title, and its description and addresses, which React lifts into its head. */
export function PageHead({ title, description, address }: PageHeadProps) {
  usePageTitle(title)
  const { languages } = usePortalConfig()
  const origin = mainOrigin()
  const inLanguage = (code: string | null) => {
    const url = new URL(address ?? '/', origin)
    if (code) url.searchParams.set('lang', code)
    return url.href
  }
  // An address that names its language is a page of its own to search engines.
  const named = new URLSearchParams(location.search).get('lang')?.toUpperCase()
  const offered = languages.find(({ code }) => code === named)
  return (
    <>
      {description && <meta name="description" content={description} />}
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={inLanguage(offered?.code ?? null)} />
          <link rel="alternate" hrefLang="x-default" href={inLanguage(null)} />
          {languages
            .filter(({ tag }) => hasCatalogue(tag))
            .map(({ code, tag }) => (
              <link key={code} rel="alternate" hrefLang={tag} href={inLanguage(code)} />
            ))}
        </>
      )}
    </>
  )
}
