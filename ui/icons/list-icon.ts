import type { Drawing } from './drawing.ts'

export const listIcon: Drawing = {
  lines: 'm3.5 6 1.5 1.5L7.5 5M3.5 12l1.5 1.5L7.5 11M3.5 18l1.5 1.5L7.5 17M11.5 6.5h9M11.5 12.5h9M11.5 18.5h9',
  isDirected: true,
}
