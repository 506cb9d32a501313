/** A link that stands alone, as high as a finger needs it. */
export const textLinkClass =
  'inline-flex min-h-11 items-center rounded-xs font-semibold text-primary-strong hover:underline'
