import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Fragment, type ReactNode } from 'react'
import { fieldAt } from '#/src/features/forms/field-schema.ts'
import { Fields } from '#/src/features/forms/fields.tsx'
import { useForm } from '#/src/features/forms/form-context.ts'
import { useText } from '#/src/i18n/text.ts'
import { ArtField } from './art-field.tsx'
import { OddsTable } from './odds-table.tsx'
import { type PromotionDraft, prizesOf } from './promotion-draft.ts'

interface PromotionFormProps {
  value: PromotionDraft
  onChange: (value: PromotionDraft) => void
  kindName: string
  /** The code can be chosen once. */
  isNew: boolean
}

/** What members read, when it runs and how much it may give, its kind's rule, and what all kinds ask. */
export function PromotionForm({ value, onChange, kindName, isNew }: PromotionFormProps) {
  const t = useText()
  const { schema } = useForm()
  const { content, rule } = value
  const field = (name: keyof PromotionDraft) => (
    <Fields
      key={name}
      path={`/${name}`}
      value={value[name] as Json}
      onChange={(next) => onChange({ ...value, [name]: next })}
    />
  )
  const contentField = (name: keyof PromotionDraft['content']) => (
    <Fields
      key={name}
      path={`/content/${name}`}
      value={content[name] as Json}
      onChange={(next) => onChange({ ...value, content: { ...content, [name]: next } })}
    />
  )
  // In the order of the schema: what is read from the database has none.
  const ruleFields = (part: 'own' | 'common') => Object.keys(fieldAt(schema, `/rule/${part}`).schema.properties ?? {})
  const ruleField = (part: 'own' | 'common', name: string) => (
    <Fields
      key={name}
      path={`/rule/${part}/${name}`}
      value={rule[part][name] as Json}
      onChange={(next) => onChange({ ...value, rule: { ...rule, [part]: { ...rule[part], [name]: next } } })}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      <Part title={t('builder.content')}>
        {isNew && field('code')}
        {contentField('name')}
        {contentField('summary')}
        <ArtField value={content.art} onChange={(art) => onChange({ ...value, content: { ...content, art } })} />
        {contentField('groups')}
      </Part>
      <Part title={t('builder.frame')}>{(['startsAt', 'endsAt', 'budget', 'budgetPerDay'] as const).map(field)}</Part>
      <Part title={t('builder.own', { kind: kindName })}>
        {ruleFields('own').map((name) => (
          <Fragment key={name}>
            {ruleField('own', name)}
            {name === 'prizes' && <OddsTable prizes={prizesOf(rule.own)} />}
          </Fragment>
        ))}
      </Part>
      <Part title={t('builder.common')}>{ruleFields('common').map((name) => ruleField('common', name))}</Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} flush>
      <div className="divide-y divide-line px-5">{children}</div>
    </Card>
  )
}
