import type { Drawing } from './drawing.ts'

export const slotsIcon: Drawing = {
  lines: (
    <>
      <path d="M6 4.5h12a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3ZM9 4.5v15M15 4.5v15" />
      <path strokeWidth="1.3" d="M5 10h2l-1.2 4M11 10h2l-1.2 4M17 10h2l-1.2 4" />
    </>
  ),
}
