import type { Draw, FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { type DrawField, isTogether } from './draw-forms.ts'

/** Between the fields of a draw that is written in one line. */
const between = ';'

/** The fields of a draw in one line, each as it was typed. */
export function fieldTexts(form: readonly DrawField[], text: string): string[] {
  const texts = text.split(between)
  return form.map((_field, index) => texts[index] ?? '')
}

/** The line again, with one field replaced. */
export function withField(form: readonly DrawField[], text: string, index: number, typed: string): string {
  const texts = fieldTexts(form, text)
  texts[index] = typed.replaceAll(between, ' ')
  return texts.join(between)
}

/** What was typed as a draw; whether it is a whole one, its family says. */
export function readDraw(family: FamilyCode, form: readonly DrawField[], text: string): Draw {
  const texts = fieldTexts(form, text)
  const fields = form.map((field, index) => [field.name, typedValue(field, texts[index] ?? '')])
  // Short Thai draws have none of these.
  const absent = family === 'SEA' ? { front3: [], back3: [] } : {}
  return { family, ...absent, ...Object.fromEntries(fields) } as Draw
}

/** The parts of a field as they stand in the draw's own order. */
export function partsOf(field: DrawField, typed: string): string[] {
  if (isTogether(field)) return [...typed.replaceAll(/[\s,.]+/g, '')]
  return typed.split(/[\s,.]+/).filter((part) => part !== '')
}

function typedValue(field: DrawField, typed: string): unknown {
  if (field.kind === 'choice') return typed || field.options[0]
  const parts = partsOf(field, typed)
  const values = field.kind === 'numerals' ? parts : parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : -1))
  if (field.single) return parts.length === 1 ? values[0] : ''
  return values
}

/** The fields of a result as they would be typed. */
export function textsOfResult(form: readonly DrawField[], result: Readonly<Record<string, unknown>>): string[] {
  return form.map((field) => {
    const value = result[field.name] ?? ''
    return Array.isArray(value) ? value.join(isTogether(field) ? '' : ' ') : String(value)
  })
}
