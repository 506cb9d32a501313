/** A link on a line of its own, 44 px high for fingers. */
export const textLinkClass =
  'inline-flex min-h-11 items-center rounded-xs font-semibold text-primary-strong hover:underline'
