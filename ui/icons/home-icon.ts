import type { Drawing } from './drawing.ts'

export const homeIcon: Drawing = {
  lines: 'M4 11l8-7 8 7v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19ZM9.5 20.5v-6h5v6',
}
