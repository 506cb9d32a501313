import { buttonClass } from '@banyan/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { catalogueTexts } from '#/src/features/catalogue/catalogue-texts.ts'
import { DownloadCatalogue } from '#/src/features/catalogue/download-catalogue.tsx'
import { GamesTable } from '#/src/features/catalogue/games-table.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchGamesPage() {
  await loadTexts(catalogueTexts)
  return GamesPage
}

/** The games of the catalogue, and the ways in and out of it. */
function GamesPage() {
  const t = useText()
  const may = useMayCalls()
  usePageTitle(t('page.games'))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t('page.games')}</h1>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          {may('readCatalogueLines') && <DownloadCatalogue />}
          {may('beginCatalogueImport') && (
            <Link to="/catalogue/import" className={buttonClass()}>
              {t('import.open')}
            </Link>
          )}
        </div>
      </div>
      <GamesTable />
    </>
  )
}
