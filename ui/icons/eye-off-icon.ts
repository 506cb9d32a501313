import type { Drawing } from './drawing.ts'

export const eyeOffIcon: Drawing = {
  lines: 'M3 9.5c2 3 5.2 4.6 9 4.6s7-1.6 9-4.6M12 14.1v3M6.6 12.7 5 15.1M17.4 12.7l1.6 2.4',
}
