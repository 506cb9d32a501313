import { formatNumber } from '@banyan/client/formats.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Tabs } from '@banyan/ui/tabs.tsx'
import { useContext, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { type FieldSchema, fieldAt, givenOf } from '../field-schema.ts'
import { useFieldTexts, useForm } from '../form-context.ts'
import { ShownLanguage, type Texts, textLanguages } from '../text-languages.ts'
import { type FieldProps, FieldRow, useFaults } from './field-row.tsx'

const longText = 150

/** A text for each language that the merchant offers; one that is missing falls back to English. */
export function TextsField(props: FieldProps) {
  const t = useText()
  const texts = props.value as Texts
  const shown = useContext(ShownLanguage)
  const languages = textLanguages(texts)
  const [selected, select] = useState(languages[0]?.tag ?? 'en')
  const range = useRange(props.path)
  if (shown)
    return (
      <FieldRow {...props} wide withoutFaults range={range}>
        <TextIn {...props} tag={shown.tag} language={shown.name} />
      </FieldRow>
    )
  const tabs = languages.map(({ tag, name }) => ({
    id: tag,
    label: name,
    badge: texts[tag] ? undefined : <Badge tone="gold">{t('settings.missing')}</Badge>,
    content: <TextIn {...props} tag={tag} language={name} />,
  }))
  return (
    <FieldRow {...props} wide withoutFaults range={range}>
      <Tabs label={t('settings.languages')} tabs={tabs} selected={selected} onSelect={select} />
    </FieldRow>
  )
}

/** How long a text may be. */
function useRange(path: string): string {
  const t = useText()
  const { schema: root } = useForm()
  return t('settings.longest', { limit: formatNumber(longestOf(fieldAt(root, path).schema)) })
}

const longestOf = (schema: FieldSchema) => givenOf(schema).properties?.en?.maxLength ?? longText

function TextIn({ path, value, onChange, tag, language }: FieldProps & { tag: string; language: string }) {
  const { section, schema: root, isLocked } = useForm()
  const { schema, name } = fieldAt(root, path)
  const { label } = useFieldTexts(section)
  const maxLength = longestOf(schema)
  const faults = useFaults(`${path}/${tag}`)
  const texts = value as Texts
  const change = (text: string) => {
    const { [tag]: _before, ...others } = texts
    // An empty text is none, but for English, which has to be there.
    onChange(text === '' && tag !== 'en' ? others : { ...texts, [tag]: text })
  }
  const control = {
    'aria-label': `${label(name)} · ${language}`,
    'aria-invalid': faults.length > 0,
    lang: tag,
    dir: 'auto',
    disabled: isLocked,
    maxLength,
    value: texts[tag] ?? '',
    className: `w-full rounded-md border bg-field px-3.5 py-2.5 max-sm:text-[1rem] ${faults.length > 0 ? 'border-danger' : 'border-line-control hover:border-primary'}`,
  } as const
  const rows = maxLength > 2_000 ? 12 : 4
  return (
    <>
      {maxLength < longText ? (
        <input type="text" {...control} onChange={(event) => change(event.target.value)} />
      ) : (
        <textarea rows={rows} {...control} onChange={(event) => change(event.target.value)} />
      )}
      {faults.length > 0 && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {faults.join(' ')}
        </p>
      )}
    </>
  )
}
