import type { Drawing } from './drawing.ts'

export const alertIcon: Drawing = {
  lines: 'M10.3 4.6 2.9 17.2a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.6a2 2 0 0 0-3.4 0ZM12 9.5v4M12 16.7v.1',
}
