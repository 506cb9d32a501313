import type { Drawing } from './drawing.ts'

export const personIcon: Drawing = {
  lines: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
}
