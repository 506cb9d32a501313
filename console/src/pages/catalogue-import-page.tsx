import { catalogueTexts } from '#/src/features/catalogue/catalogue-texts.ts'
import { DownloadCatalogue } from '#/src/features/catalogue/download-catalogue.tsx'
import { ImportDesk } from '#/src/features/catalogue/import-desk.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchCatalogueImportPage() {
  await loadTexts(catalogueTexts)
  return CatalogueImportPage
}

/** Replacing the catalogue by a file, and taking that back. */
function CatalogueImportPage() {
  const t = useText()
  const mayRead = useMay('readCatalogueLines')
  usePageTitle(t('import.page'))
  return (
    <>
      <RecordHead
        back={{ to: '/catalogue', label: t('page.games') }}
        title={t('import.page')}
        actions={mayRead && <DownloadCatalogue />}
      />
      <ImportDesk />
    </>
  )
}
