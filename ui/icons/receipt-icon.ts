import type { Drawing } from './drawing.ts'

export const receiptIcon: Drawing = {
  lines:
    'M5 3.5v17l2.4-1.5 2.3 1.5 2.3-1.5 2.3 1.5 2.3-1.5 2.4 1.5v-17l-2.4 1.5-2.3-1.5L12 5 9.7 3.5 7.4 5zM9 10h6M9 14h4',
}
