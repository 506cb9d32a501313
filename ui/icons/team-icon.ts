import type { Drawing } from './drawing.ts'

export const teamIcon: Drawing = {
  lines:
    'M12 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM5.5 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM18.5 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM12 8.5V12M5.5 15.5V12h13v3.5',
}
