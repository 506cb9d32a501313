import type { PortalConfig } from '@banyan/contract/system/config.ts'
import type { Drawn } from '../first-answers.ts'

/** What a page begins with whatever is answered, as client/build/first-words.ts writes it. */
export interface Words {
  readonly shape?: string
  readonly title?: string
  readonly intro?: string
  readonly needsApps?: boolean
  readonly hasFilters?: boolean
  readonly hasMenu?: boolean
  readonly isOwn?: boolean
}

/** What portal/index.html draws before its code has come; nothing where it has no shape. */
export interface FirstPaint extends Omit<Drawn, 'shape' | 'isGameArt'>, Omit<Words, 'needsApps'> {}

const apps = /^(ios|android|lite)$/i

/** Of a page with these words, of what it was answered, for this merchant. */
export function firstPaintOf(
  { needsApps, ...words }: Words,
  { isGameArt, pictures, ...drawn }: Drawn,
  { merchant, info }: PortalConfig,
): FirstPaint {
  const isTold = !needsApps || info.resources.some(({ resourceType }) => apps.test(resourceType))
  const { intro, ...rest } = { ...words, ...drawn }
  const [cdn = ''] = isGameArt ? info.imageCDNs : []
  return {
    ...rest,
    ...(intro !== undefined && isTold && { intro: intro.replace('{merchant}', () => merchant.name) }),
    ...(pictures && {
      pictures: pictures.map((path) => (path.startsWith('/') ? cdn.replace(/\/$/, '') + path : path)),
    }),
  }
}
