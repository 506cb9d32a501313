import type { Drawing } from './drawing.ts'

export const mailIcon: Drawing = {
  lines:
    'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.8 7.5 12 13l8.2-5.5',
}
