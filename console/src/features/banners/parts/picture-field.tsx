import { bannerScenes } from '@banyan/rules/content/banner-links.ts'
import { Fields } from '#/src/features/forms/fields.tsx'
import { useForm } from '#/src/features/forms/form-context.ts'
import { useText } from '#/src/i18n/text.ts'

interface PictureFieldProps {
  path: string
  value: string
  onChange: (value: string) => void
}

/** The drawings that come with the portal, to choose by sight; or the address of a picture of the merchant's. */
export function PictureField({ path, value, onChange }: PictureFieldProps) {
  const t = useText()
  const { isLocked } = useForm()
  return (
    <>
      <fieldset className="pb-4">
        <legend className="pt-4 pb-2 font-semibold">{t('banners.scenes')}</legend>
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
          {bannerScenes.map((name) => {
            const url = `/scenes/${name}.svg`
            return (
              <label
                key={name}
                className="relative block cursor-pointer overflow-hidden rounded-md border border-line-control has-checked:border-primary has-checked:outline-2 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-info has-disabled:cursor-not-allowed"
              >
                <input
                  type="radio"
                  name="scene"
                  className="peer sr-only"
                  checked={value === url}
                  disabled={isLocked}
                  onChange={() => onChange(url)}
                />
                <img src={url} alt="" width={240} height={100} className="aspect-[12/5] w-full object-cover" />
                <span className="block px-2.5 py-1.5 text-sm peer-checked:font-semibold">
                  {t(`banners.scene.${name}`)}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <Fields path={path} value={value} onChange={(next) => onChange(String(next))} />
    </>
  )
}
