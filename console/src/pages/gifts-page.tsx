import { GiftDesk } from '#/src/features/gifts/gift-desk.tsx'
import { giftTexts } from '#/src/features/gifts/gift-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** The page with its texts. */
export async function fetchGiftsPage() {
  await loadTexts(giftTexts)
  return GiftsPage
}

/** Money that vendors give without a stake to answer for. */
function GiftsPage() {
  const t = useText()
  usePageTitle(t('page.gifts'))
  return (
    <>
      <h1 className="mb-2 text-xl font-semibold">{t('page.gifts')}</h1>
      <GiftDesk />
    </>
  )
}
