import type { Drawing } from './drawing.ts'

export const megaphoneIcon: Drawing = {
  lines: 'M4 10v4a1 1 0 0 0 1 1h2.5l9 4V5l-9 4H5a1 1 0 0 0-1 1ZM8.5 15.5V19a1 1 0 0 0 1 1H11M20 10v4',
}
