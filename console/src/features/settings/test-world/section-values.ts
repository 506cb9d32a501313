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

/** A channel with every field, and one account that it is paid to. */
const channel = {
  ...{ id: 'VIETQR', kind: 'bankQr', provider: 'BANKFEED', name: { en: 'Bank QR' }, enabled: true },
  ...{ least: '50000.00', most: '300000000.00', presets: ['100000.00'], feePpm: 0, bonusPpm: 10_000 },
  ...{ turnover: 1, minutes: 15 },
  ...{ countries: ['VN'], accounts: [{ bin: '970436', number: '0123456789', holder: 'BANYAN PLAY' }] },
}

export const demoValues: Partial<Record<SectionName, Json>> = {
  cashier: {
    channels: [channel],
    openAtMost: 3,
    unpaidPerHour: 5,
    checksNames: true,
    approvedAlone: '50000000.00',
    aloneByOperator: '200000000.00',
    aloneToMember: '100000000.00',
    clearBelow: '5000.00',
    leastOdds: '1.50',
  },
  lotterySchedules: {
    games: [
      {
        ...{ gameCode: 'TH_GOV', closeSeconds: null, closeTime: '15:00', drawTime: '15:40', weekdays: ['monday'] },
        closures: [{ from: '2027-02-05', to: '2027-02-10' }],
        drawn: [{ from: '2027-01-18', to: '2027-01-18' }],
        moved: [{ from: '2027-03-01', to: '2027-03-02' }],
      },
    ],
  },
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
