import { greenest, type Palette, reddest, toned } from '../palettes.ts'
import { path, spark } from '../pen.ts'

/** One hot pepper, shining. */
export function chili(p: Palette): string {
  const red = reddest(p)
  const green = greenest(p)
  return (
    path(
      toned(red, 0.55),
      'M-74-58C-98-22-82 30-38 64C0 92 60 96 108 66C66 66 38 52 22 26C8 2 6-30-16-62C-34-78-58-78-74-58Z',
    ) +
    path(red, 'M-74-58C-98-22-82 26-42 54C-2 80 50 86 92 70C48 62 14 38 2 6C-8-22-14-46-30-68C-46-76-62-74-74-58Z') +
    path(
      toned(red, 1.45),
      'M-76-44C-86-6-66 28-36 48C-8 64 26 72 54 72C16 60-20 38-36 6C-46-16-48-40-50-64C-62-62-72-56-76-44Z',
    ) +
    path(p.w, 'M-70-38C-76-10-60 16-42 32C-52 10-58-12-58-42C-60-50-68-48-70-38Z', 'opacity=".75"') +
    path(
      toned(green, 0.66),
      'M-86-50C-84-78-56-94-32-86C-14-80-4-64-4-46C-14-52-22-54-28-48C-38-58-48-56-54-46C-64-56-76-56-86-50Z',
    ) +
    path(green, 'M-86-50C-84-78-60-90-40-86C-28-82-22-66-28-50C-38-58-48-56-54-46C-64-56-76-56-86-50Z') +
    path(toned(green, 0.66), 'M-54-84C-56-100-48-108-34-108C-28-104-28-98-32-96C-40-96-42-90-38-82Z') +
    path(green, 'M-54-84C-56-100-48-108-34-108C-44-102-48-94-46-84Z') +
    path(p.w, spark(62, -24, 18) + spark(86, 14, 9) + spark(-78, 80, 11), 'opacity=".9"')
  )
}
