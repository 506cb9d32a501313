import { Badge } from '@banyan/ui/badge.tsx'
import { Tabs } from '@banyan/ui/tabs.tsx'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { fieldAt, givenOf } from '../form/field-schema.ts'
import { useFieldTexts, useForm } from '../form/form-context.ts'
import { type FieldProps, FieldRow, useFaults } from './field-row.tsx'

const longText = 150

/** A text for each language that the merchant offers; one that is missing falls back to English. */
export function TextsField(props: FieldProps) {
  const t = useText()
  const languages = useTextLanguages(props.value as Texts)
  const [selected, select] = useState(languages[0]?.tag ?? 'en')
  const texts = props.value as Texts
  const tabs = languages.map(({ tag, name }) => ({
    id: tag,
    label: name,
    badge: texts[tag] ? undefined : <Badge tone="gold">{t('settings.missing')}</Badge>,
    content: <TextIn {...props} tag={tag} language={name} />,
  }))
  return (
    <FieldRow {...props} wide withoutFaults>
      <Tabs label={t('settings.languages')} tabs={tabs} selected={selected} onSelect={select} />
    </FieldRow>
  )
}

type Texts = Readonly<Record<string, string>>

/** English first, which is always needed; then what is offered, and what else there is a text in. */
function useTextLanguages(texts: Texts) {
  const { languages } = startUp()
  const tags = new Set(['en', ...languages.map(({ tag }) => tag), ...Object.keys(texts)])
  return [...tags].map((tag) => ({ tag, name: languages.find((each) => each.tag === tag)?.nativeName ?? tag }))
}

function TextIn({ path, value, onChange, tag, language }: FieldProps & { tag: string; language: string }) {
  const { section, schema: root, isLocked } = useForm()
  const { schema, name } = fieldAt(root, path)
  const { label } = useFieldTexts(section)
  const given = givenOf(schema)
  const maxLength = given.properties?.en?.maxLength ?? longText
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
