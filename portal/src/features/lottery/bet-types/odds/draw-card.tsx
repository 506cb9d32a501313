import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import type { Draw } from '@banyan/rules/lottery/draw.ts'
import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { ChoiceField } from '@banyan/ui/choice-field.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { refreshIcon } from '@banyan/ui/icons/refresh-icon.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { type DrawField, isTogether } from '#/src/features/lottery/games/draw-forms.ts'
import { DrawnNumbers, fieldName } from '#/src/features/lottery/games/drawn-numbers.tsx'
import { fieldTexts, withField } from '#/src/features/lottery/games/read-draw.ts'
import { attributeName, attributeValues, valueName } from '#/src/features/lottery/games/value-name.ts'
import { Values } from '#/src/features/lottery/games/values.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { randomDraw } from './random-draw.ts'

interface DrawCardProps {
  family: LoadedFamily
  form: readonly DrawField[]
  text: string
  /** What the text is, where it is a whole draw. */
  draw: Draw | undefined
  onDraw: (text: string) => void
}

/** The draw: typed or at random, shown as a result page would, with what follows from it. */
export function DrawCard({ family, form, text, draw, onDraw }: DrawCardProps) {
  const t = useText()
  const texts = fieldTexts(form, text)
  const isEmpty = text.replaceAll(';', '') === ''
  return (
    <Card
      title={t('odds.draw')}
      flush
      aside={
        <Button size="small" weight="quiet" icon={refreshIcon} onClick={() => onDraw(randomDraw(form))}>
          {t('odds.random')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 p-5">
        {draw && <DrawnNumbers form={form} texts={texts} />}
        <FieldsOfDraw
          form={form}
          texts={texts}
          onType={(index, typed) => onDraw(withField(form, text, index, typed))}
        />
        <p aria-live="polite" className={`text-sm ${draw || isEmpty ? 'text-muted' : 'text-danger'}`}>
          {draw || isEmpty ? t('odds.drawHint') : t('odds.badDraw')}
        </p>
        {draw && <Attributes attributes={family.attributesOf(draw)} />}
      </div>
    </Card>
  )
}

interface FieldsOfDrawProps {
  form: readonly DrawField[]
  texts: readonly string[]
  onType: (index: number, typed: string) => void
}

/** One field stands open; a board of many prizes is opened by who wants to type it. */
function FieldsOfDraw({ form, texts, onType }: FieldsOfDrawProps) {
  const t = useText()
  const fields = form.map((field, index) => (
    <FieldOfDraw key={field.name} field={field} typed={texts[index] ?? ''} onType={(typed) => onType(index, typed)} />
  ))
  if (form.length < 4) return <div className={`grid gap-4 ${form.length > 1 ? 'sm:grid-cols-2' : ''}`}>{fields}</div>
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold">
        <Icon drawing={downIcon} size={18} className="text-muted transition-transform group-open:rotate-180" />
        {t('odds.typeDraw')}
      </summary>
      <div className="grid gap-4 p-4 pt-2 sm:grid-cols-2">{fields}</div>
    </details>
  )
}

interface FieldOfDrawProps {
  field: DrawField
  typed: string
  onType: (typed: string) => void
}

function FieldOfDraw({ field, typed, onType }: FieldOfDrawProps) {
  const t = useText()
  if (field.kind === 'choice') {
    const options = field.options.map((option) => ({ value: option, label: valueName(t, option) }))
    return (
      <ChoiceField label={fieldName(t, field)} options={options} value={typed || options[0]?.value} onChoose={onType} />
    )
  }
  return (
    <TextField
      label={fieldName(t, field)}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onType(latinDigits(target.value))}
      hint={fieldHint(t, field)}
    />
  )
}

function fieldHint(t: Text, field: Exclude<DrawField, { kind: 'choice' }>): string {
  if (field.kind === 'numerals') return t('odds.numeralsHint', { count: field.count, width: field.width })
  const { count, lowest, highest } = field
  if (isTogether(field)) return t('odds.digitsHint', { count, lowest, highest })
  return count === 1 ? t('odds.oneNumberHint', { lowest, highest }) : t('odds.numbersHint', { count, lowest, highest })
}

function Attributes({ attributes }: { attributes: Readonly<Record<string, string>> }) {
  const t = useText()
  return (
    <dl className="flex flex-wrap gap-2">
      {Object.entries(attributes).map(([name, value]) => (
        <div key={name} className="flex items-baseline gap-2 rounded-sm bg-ground px-3 py-1.5">
          <dt className="text-sm text-muted">{attributeName(t, name)}</dt>
          <dd className="font-semibold">
            <Values values={attributeValues(t, name, value)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
