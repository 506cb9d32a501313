import type { Drawing } from './drawing.ts'

export const repeatIcon: Drawing = {
  lines: 'M5 11V9.5a3 3 0 0 1 3-3h11M16 3.5l3 3-3 3M19 13v1.5a3 3 0 0 1-3 3H5M8 20.5l-3-3 3-3',
}
