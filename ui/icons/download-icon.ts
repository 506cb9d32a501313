import type { Drawing } from './drawing.ts'

export const downloadIcon: Drawing = {
  lines: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
}
