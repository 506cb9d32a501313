import type { Drawing } from './drawing.ts'

export const heartIcon: Drawing = {
  lines: 'M12 20.2C7 16.4 3.5 13.2 3.5 9.3a4.6 4.6 0 0 1 8.5-2.5 4.6 4.6 0 0 1 8.5 2.5c0 3.9-3.5 7.1-8.5 10.9Z',
}
