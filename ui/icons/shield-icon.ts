import type { Drawing } from './drawing.ts'

export const shieldIcon: Drawing = {
  lines: 'M12 3.2 5 5.7v5.6c0 4.4 2.9 7.6 7 9.5 4.1-1.9 7-5.1 7-9.5V5.7ZM9 12l2.2 2.2L15 10.2',
}
