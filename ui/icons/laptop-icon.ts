import type { Drawing } from './drawing.ts'

export const laptopIcon: Drawing = {
  lines: 'M6.5 5.5h11A1.5 1.5 0 0 1 19 7v8.5H5V7a1.5 1.5 0 0 1 1.5-1.5ZM2.5 18.5h19M5 15.5l-2.5 3M19 15.5l2.5 3',
}
