import { type Palette, toned } from '../palettes.ts'
import { path, spark } from '../pen.ts'

/** A seven cast in metal with a bevel, thick as a shop sign. */
export function seven(p: Palette): string {
  const outer = 'M-78-98H82V-56C46-14 22 36 16 100H-42C-38 40-12-10 24-50H-34V-30H-78Z'
  const lit = 'M-78-98H82L70-86H-66ZM-42 100C-38 40-12-10 24-50L46-62C4-18-24 32-29 88Z'
  const level = 'M-78-98L-66-86V-42L-78-30Z'
  const shaded =
    'M82-98V-56C46-14 22 36 16 100L5 88C12 32 36-18 70-60V-86ZM24-50H-34V-30L-46-42V-62H46ZM-34-30H-78L-66-42H-46Z'
  return (
    path(p.k, 'M-64-84H94V-42C60 0 36 48 30 108H-28L-42 100L10-36H-20V-16H-64L-78-30Z', 'opacity=".85"') +
    path(p.s2, 'M82-98L92-90V-48C56-6 32 44 26 108H-32L-42 100H16L70-60ZM24-50L14-42H-24V-22H-68L-78-30H-34V-50Z') +
    path(toned(p.y1, 0.94), outer) +
    path(p.y1, 'M-66-86H70V-60C20-44-10 10-29 88C-24 32 4-18 46-62H-46V-42H-66Z') +
    path(toned(p.y1, 1.9), lit) +
    path(toned(p.y1, 1.35), level) +
    path(p.y2, shaded) +
    path(toned(p.y2, 0.78), 'M24-50H-34V-30L-46-42V-62H46ZM16 100H-42L-29 88H5Z') +
    path(p.w, 'M-58-80H40L34-74H-52V-52L-58-48Z', 'opacity=".7"') +
    path(p.w, spark(-72, 34, 22) + spark(80, 42, 18) + spark(-54, 76, 9) + spark(62, 80, 8))
  )
}
