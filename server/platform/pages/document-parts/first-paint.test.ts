import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { expect, test } from 'vitest'
import type { Drawn } from '../first-answers.ts'
import { firstPaintOf, type Words } from './first-paint.ts'

const config = (info: Partial<PortalConfig['info']> = {}) =>
  ({ merchant: { code: 'banyan', name: 'Banyan Play' }, info: { resources: [], imageCDNs: [], ...info } }) as never
const app = (resourceType: string) => config({ resources: [{ resourceType, address: '' }] as never })

test.each<[string, Words, Drawn, PortalConfig, object]>([
  ['nothing', {}, {}, config(), {}],
  ['its words', { shape: 'title', title: 'VIP' }, {}, config(), { shape: 'title', title: 'VIP' }],
  [
    'what is answered before its words',
    { shape: 'list', title: 'Slots' },
    { title: 'Reels' },
    config(),
    { shape: 'list', title: 'Reels' },
  ],
  ['the merchant’s name', { intro: 'Of {merchant}.' }, {}, config(), { intro: 'Of Banyan Play.' }],
  [
    'nothing of apps that there are not',
    { title: 'Get', intro: 'Scan', needsApps: true },
    {},
    app('pc'),
    { title: 'Get' },
  ],
  ['what is said of apps', { intro: 'Scan', needsApps: true }, {}, app('IOS'), { intro: 'Scan' }],
  [
    'pictures of ours',
    {},
    { pictures: ['/scenes/a.svg'] },
    config({ imageCDNs: ['https://cdn'] }),
    { pictures: ['/scenes/a.svg'] },
  ],
  [
    'art of games from where the merchant keeps it, and places without one',
    {},
    { pictures: ['/art/a.svg', '', 'https://b/c.png'], isGameArt: true },
    config({ imageCDNs: ['https://one/', 'https://two'] }),
    { pictures: ['https://one/art/a.svg', '', 'https://b/c.png'] },
  ],
])('a document draws %s', (_what, words, drawn, of, paint) => {
  expect(firstPaintOf(words, drawn, of)).toEqual(paint)
})
