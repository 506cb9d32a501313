import type { Drawing } from './drawing.ts'

export const wrenchIcon: Drawing = {
  lines: 'M20.2 7.4a4.6 4.6 0 0 1-6.2 5.6l-6.4 6.4a2 2 0 0 1-2.9-2.9L11 10a4.6 4.6 0 0 1 5.7-6.2l-2.8 2.8.5 2.9 2.9.5Z',
}
