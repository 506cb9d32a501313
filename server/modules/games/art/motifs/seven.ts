import type { Palette } from '../palettes.ts'
import { path, spark } from '../pen.ts'

/** A cut-metal seven with a bevel, thick as a shop sign. */
export function seven(p: Palette): string {
  const face = 'M-78-98H82V-56C46-14 22 36 16 100H-42C-38 40-12-10 24-50H-34V-30H-78Z'
  return (
    path(p.k, 'M-68-88H92V-46C56-4 32 46 26 108H-32L-42 100L-28 44L14-40H-24V-20H-68L-78-30Z') +
    path(p.s1, 'M-78-98H82L92-88V-46C56-4 32 46 26 108L16 100Z') +
    path(p.y2, face) +
    path(
      p.y1,
      'M-78-98H82L70-86H-66V-42L-78-30ZM70-86V-60C34-18 10 34 4 88L-42 100C-38 40-12-10 24-50L46-62H-34L-46-42H-66V-86Z',
    ) +
    path(
      p.w,
      'M-66-86H70V-76H-56V-42H-66ZM46-62C12-24-16 22-26 96L-36 98C-30 40-4-12 34-56Z',
      'opacity=".75"',
    ) +
    path(p.y2, 'M-46-42L-34-50V-30H-78L-66-42ZM70-60L82-56C46-14 22 36 16 100L4 88C10 34 34-18 70-60Z') +
    path(p.y2, 'M-46-62H24L34-56H-40V-42H-46Z') +
    path(p.w, spark(-72, 34, 22) + spark(78, 42, 18) + spark(-52, 76, 9) + spark(60, 78, 8))
  )
}
