import { promotionArts } from '@banyan/rules/promotions/promotion-art.ts'
import { useForm } from '#/src/features/forms/form-context.ts'
import { useText } from '#/src/i18n/text.ts'

/** The portal's drawings of promotions, to choose by sight. */
export function ArtField({ value, onChange }: { value: string; onChange: (art: string) => void }) {
  const t = useText()
  const { isLocked } = useForm()
  return (
    <fieldset className="py-4" data-path="/content/art">
      <legend className="float-start w-full pb-2 font-semibold">{t('promotions.art')}</legend>
      <div className="clear-both grid grid-cols-2 gap-2.5 sm:grid-cols-4 xl:grid-cols-6">
        {promotionArts.map((art) => (
          <label
            key={art}
            className="relative flex cursor-pointer flex-col overflow-hidden rounded-md border border-line-control has-checked:border-primary has-checked:outline-2 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-info has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name="promotion-art"
              className="peer sr-only"
              checked={value === art}
              disabled={isLocked}
              onChange={() => onChange(art)}
            />
            <img src={`/promotion-art/${art}.svg`} alt="" className="aspect-video w-full object-cover" />
            <span className="px-2.5 py-1.5 text-sm peer-checked:font-semibold">{t(`promotionArt.${art}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
