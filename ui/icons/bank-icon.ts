import type { Drawing } from './drawing.ts'

export const bankIcon: Drawing = {
  lines: 'M4 9.5 12 4l8 5.5v1H4ZM6.5 10.5v6.5M10.2 10.5v6.5M13.8 10.5v6.5M17.5 10.5v6.5M4 17h16v3H4Z',
}
