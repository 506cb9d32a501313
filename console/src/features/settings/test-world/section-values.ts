import { readFileSync } from 'node:fs'
import { type SectionName, settingsSections } from '@banyan/contract/system/settings.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import type { FieldSchema } from '#/src/features/forms/field-schema.ts'

/** A file of the repository, in whose root tests run. */
function json(path: string): never {
  return JSON.parse(readFileSync(path, 'utf8')) as never
}

/** The content that the demo fills sections with, as it lies in its files. */
const demo = (name: string) => json(`server/demo/content/${name}.json`)

interface TopicFile {
  readonly content: Readonly<Record<string, readonly string[]>>
}

function topic(name: string): Json {
  const { content, ...rest } = demo(`help/${name}`) as TopicFile
  const texts = Object.entries(content).map(([tag, lines]) => [tag, lines.join('\n')])
  return { ...rest, content: Object.fromEntries(texts) } as Json
}

/** What a new merchant's sections say; a test of the server holds the file against its definitions. */
export const initialValues: Readonly<Record<SectionName, Json>> = json('contract/fixtures/initial-settings.json')

export const demoValues: Partial<Record<SectionName, Json>> = {
  brand: demo('brand'),
  customerService: demo('customer-service'),
  whitelabel: demo('whitelabel'),
  sms: demo('sms'),
  banners: demo('banners'),
  helpCenter: { topics: [topic('faq'), topic('terms')] },
}

export const sections = Object.keys(settingsSections).filter((name) => name !== 'roles') as SectionName[]
export const hosts = { links: ['t.me', 'www.facebook.com'], images: [], games: [] }

/** As it travels. */
export function schemaOf(section: SectionName): FieldSchema {
  return JSON.parse(JSON.stringify(settingsSections[section])) as FieldSchema
}
