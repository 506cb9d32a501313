import { Badge } from '@banyan/ui/badge.tsx'
import { Tabs } from '@banyan/ui/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { useForm } from '#/src/features/forms/form-context.ts'
import { ShownLanguage } from '#/src/features/forms/text-languages.ts'
import { useText } from '#/src/i18n/text.ts'
import { type ItemTexts, languagesOf, missingLanguages } from './languages-of.ts'

interface TextsFormProps {
  /** JSON pointer of the item. */
  path: string
  /** Names of the fields that are texts. */
  names: readonly string[]
  texts: ItemTexts
  /** Draws the field of a text, in the language that is chosen. */
  field: (name: string) => ReactNode
  /** What the portal makes of them in a language. */
  preview: (tag: string) => ReactNode
}

/** An item's texts, a tab for each language, beside what the portal makes of them; what a language lacks is marked. */
export function TextsForm({ path, names, texts, field, preview }: TextsFormProps) {
  const t = useText()
  const { faults } = useForm()
  const languages = languagesOf(texts)
  const missing = missingLanguages(texts)
  const isWrong = (tag: string) => faults.some((fault) => names.some((name) => fault.path === `${path}/${name}/${tag}`))
  const [selected, select] = useState(() => languages.find(({ tag }) => isWrong(tag))?.tag ?? 'en')
  const markOf = (tag: string) => {
    if (isWrong(tag)) return <Badge tone="danger">{t('settings.wrong')}</Badge>
    return missing.includes(tag) ? <Badge tone="gold">{t('settings.missing')}</Badge> : undefined
  }
  const tabs = languages.map((language) => ({
    id: language.tag,
    label: language.name,
    badge: markOf(language.tag),
    content: (
      <div className="-mt-4 divide-y divide-line">
        <ShownLanguage value={language}>{names.map(field)}</ShownLanguage>
      </div>
    ),
  }))
  return (
    // No card: what is clipped can't keep the preview in view while the fields scroll.
    <section className="rounded-lg border border-line bg-raised p-5 shadow-sm">
      <h2 className="mb-2 font-semibold">{t('content.texts')}</h2>
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-2">
        <div className="min-w-0">
          <Tabs label={t('settings.languages')} tabs={tabs} selected={selected} onSelect={select} />
        </div>
        <div className="min-w-0 xl:sticky xl:top-20">{preview(selected)}</div>
      </div>
    </section>
  )
}
