/** The look of popups beside their triggers. */
export const surface =
  'rounded-md border border-hairline bg-overlay text-text shadow-lg outline-none transition duration-150 starting:opacity-0 data-exiting:opacity-0'

const sheet =
  'phone:inset-x-0! phone:top-auto! phone:bottom-0! phone:max-h-[75dvh]! phone:w-full! phone:max-w-none! phone:rounded-b-none phone:rounded-t-lg phone:pb-4 phone:shadow-sheet phone:starting:translate-y-full phone:data-exiting:translate-y-full'

/** The same on a phone: a sheet from below, over the whole width and the dimmed page. With a mouse
 *  a list opens while the button is held down, and must not open under it. */
export const phoneSheet = `phone:fixed! ${sheet}`

/** A small window at its button (beside.ts), on phones such a sheet. */
export const dropWindow = `w-72 flex-col overflow-y-auto overscroll-contain ${surface} ${sheet}`

/** One line of a menu or of a list of options. */
export const popupItem =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 -outline-offset-3 select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 data-focused:bg-primary-soft'
