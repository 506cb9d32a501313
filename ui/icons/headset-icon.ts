import type { Drawing } from './drawing.ts'

export const headsetIcon: Drawing = {
  lines:
    'M4 14.5v-2.3a8 8 0 0 1 16 0v2.3M4 14.5A1.5 1.5 0 0 1 5.5 13H7v6H5.5A1.5 1.5 0 0 1 4 17.5ZM20 14.5a1.5 1.5 0 0 0-1.5-1.5H17v6h1.5a1.5 1.5 0 0 0 1.5-1.5ZM20 17.5v.8a2.7 2.7 0 0 1-2.7 2.7H13',
}
