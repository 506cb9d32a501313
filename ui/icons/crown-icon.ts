import type { Drawing } from './drawing.ts'

export const crownIcon: Drawing = {
  lines: 'M4.5 8.2 8.3 11.5 12 5.2l3.7 6.3 3.8-3.3-1.6 8.6H6.1ZM6.4 19.5h11.2',
}
