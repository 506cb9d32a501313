import type { PortalConfig } from '@banyan/contract/system/config.ts'

/** What the document shows of an answer; each names only what it knows. */
export interface Drawn {
  /** The template of portal/index.html that it is put into; without one that of the page's words. */
  readonly shape?: 'lobby' | 'promotion' | 'article'
  readonly title?: string
  readonly intro?: string
  /** Addresses in their order; an empty one is a place without a picture. */
  readonly pictures?: readonly string[]
  /** They are art of games, which a merchant may keep elsewhere (requirements SYS-26). */
  readonly isGameArt?: boolean
  /** Paragraphs of a text. */
  readonly lines?: readonly string[]
  /** Nothing is announced above the lobby. */
  readonly isQuiet?: boolean
}

/** What a page begins with whatever is answered, as client/build/first-words.ts writes it. */
export interface Words {
  readonly shape?: string
  readonly title?: string
  readonly intro?: string
  readonly needsApps?: boolean
  readonly hasFilters?: boolean
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
    ...(intro !== undefined && isTold && { intro: intro.replace('{merchant}', merchant.name) }),
    ...(pictures && {
      pictures: pictures.map((path) => (path.startsWith('/') ? cdn.replace(/\/$/, '') + path : path)),
    }),
  }
}
