import type { Drawing } from './drawing.ts'

export const plusIcon: Drawing = {
  lines: 'M12 5v14M5 12h14',
}
