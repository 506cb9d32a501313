import { catalogueTexts } from '#/src/features/catalogue/catalogue-texts.ts'
import { VendorsTable } from '#/src/features/catalogue/vendors-table.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchVendorsPage() {
  await loadTexts(catalogueTexts)
  return VendorsPage
}

/** The vendors whose games the catalogue offers. */
function VendorsPage() {
  const t = useText()
  usePageTitle(t('page.vendors'))
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold">{t('page.vendors')}</h1>
      <VendorsTable />
    </>
  )
}
