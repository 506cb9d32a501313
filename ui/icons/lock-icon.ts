import type { Drawing } from './drawing.ts'

export const lockIcon: Drawing = {
  lines:
    'M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19v-7A1.5 1.5 0 0 1 7 10.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
}
