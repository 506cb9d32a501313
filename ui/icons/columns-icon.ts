import type { Drawing } from './drawing.ts'

export const columnsIcon: Drawing = {
  lines:
    'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM9.3 4.5v15M14.7 4.5v15',
}
