import type { Drawing } from './drawing.ts'

export const phoneIcon: Drawing = {
  lines:
    'M8.2 4H5.6A1.6 1.6 0 0 0 4 5.7 15.6 15.6 0 0 0 18.3 20a1.6 1.6 0 0 0 1.7-1.6v-2.6a1.4 1.4 0 0 0-1-1.3l-2.7-.8a1.4 1.4 0 0 0-1.4.4l-1 1.1a11.6 11.6 0 0 1-5.1-5.1l1.1-1a1.4 1.4 0 0 0 .4-1.4L9.5 5a1.4 1.4 0 0 0-1.3-1Z',
}
