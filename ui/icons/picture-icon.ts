import type { Drawing } from './drawing.ts'

export const pictureIcon: Drawing = {
  lines:
    'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM4.3 17.4l4.5-4.6 3.4 3.4 2.6-2.6 4.9 4.7M15.5 8.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
}
