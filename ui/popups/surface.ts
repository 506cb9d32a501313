/** The look of what floats beside its trigger. */
export const surface =
  'rounded-md border border-hairline bg-overlay text-text shadow-lg outline-none transition duration-150 data-entering:opacity-0 data-exiting:opacity-0'

/** The same on a phone: a sheet from below, over the whole width and the dimmed page. */
export const phoneSheet =
  'max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:max-h-[75dvh]! max-sm:w-full! max-sm:max-w-none! max-sm:rounded-b-none max-sm:rounded-t-lg max-sm:pb-4 max-sm:shadow-sheet max-sm:data-entering:translate-y-full max-sm:data-exiting:translate-y-full'

/** One line of a menu or of a list of options. */
export const popupItem =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 data-focused:bg-primary-soft'
